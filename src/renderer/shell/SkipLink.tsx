import Button from '@mui/material/Button'
import { takeFocus } from '#renderer/lib/focus.ts'

export const MAIN_ID = 'contenido'
export const FRIENDS_ID = 'amigos'

interface SkipLinkProps {
  /** Id of the target. */
  readonly to: string
  readonly label: string
}

/** One of the first Tab stops. A button, because the hash of the address belongs to the router. */
export function SkipLink({ to, label }: SkipLinkProps) {
  return (
    <Button
      variant="contained"
      onClick={() => skip(to)}
      sx={{
        position: 'fixed',
        top: 10,
        left: 10,
        zIndex: 'tooltip',
        transform: 'translateY(-80px)',
        '&:focus-visible': { transform: 'none' },
      }}
    >
      {label}
    </Button>
  )
}

function skip(id: string): void {
  const place = document.getElementById(id)
  // Their column begins with the first steps of a new member.
  const friends = id === FRIENDS_ID ? place?.querySelector<HTMLElement>('aside') : null
  const heir = friends ?? place
  if (heir) takeFocus(heir)
}
