import Link from '@mui/material/Link'
import type { ReactNode } from 'react'

interface TextLinkProps {
  readonly onClick: () => void
  readonly children: ReactNode
}

/** A button that reads as part of a text. */
export function TextLink({ onClick, children }: TextLinkProps) {
  return (
    <Link
      component="button"
      type="button"
      onClick={onClick}
      sx={{ justifySelf: 'start', verticalAlign: 'baseline', fontSize: 'inherit', textAlign: 'left' }}
    >
      {children}
    </Link>
  )
}
