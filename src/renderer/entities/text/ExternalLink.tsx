import { styled } from '@mui/material/styles'
import type { MouseEvent } from 'react'
import { useReportFailure } from '#renderer/entities/session/use-report-failure.ts'
import { desktop, unwrap } from '#renderer/lib/desktop.ts'
import { copy } from './copy.ts'

interface ExternalLinkProps {
  readonly href: string
  readonly text: string
}

const Address = styled('a')(({ theme }) => ({
  color: theme.palette.secondary.main,
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
}))

/** An address within a text, which opens in the system browser. */
export function ExternalLink({ href, text }: ExternalLinkProps) {
  const reportFailure = useReportFailure()
  const open = (event: MouseEvent) => {
    event.preventDefault()
    unwrap(desktop.app.openExternal(href)).catch((cause: unknown) => reportFailure(copy.linkFailed, cause))
  }
  return (
    <Address href={href} title={href} onClick={open}>
      {text}
    </Address>
  )
}
