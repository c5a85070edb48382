import Refresh from '@mui/icons-material/Refresh'
import Button from '@mui/material/Button'
import { Notice } from '#renderer/ui/states/Notice.tsx'
import { Eclipse } from '#renderer/ui/states/scenes.tsx'
import { copy } from '../copy.ts'
import { Lectern } from './Lectern.ts'

interface UnreadableProps {
  readonly text: { readonly title: string; readonly detail: string }
  /** `null` where another attempt would end the same. */
  readonly onRetry: (() => void) | null
}

/** Says why there is nothing to read. */
export function Unreadable({ text: { title, detail }, onRetry }: UnreadableProps) {
  return (
    <Lectern sx={{ height: 'auto', alignItems: 'center' }}>
      <Notice
        role="alert"
        art={<Eclipse />}
        title={title}
        description={detail}
        action={
          onRetry && (
            <Button variant="outlined" startIcon={<Refresh />} onClick={onRetry}>
              {copy.reader.retry}
            </Button>
          )
        }
      />
    </Lectern>
  )
}
