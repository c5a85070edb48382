import Link from '@mui/material/Link'
import Typography, { type TypographyProps } from '@mui/material/Typography'
import { useMemo, type MouseEvent } from 'react'
import { useReportFailure } from '#renderer/entities/session/use-report-failure.ts'
import { desktop, unwrap } from '#renderer/lib/desktop.ts'
import { copy } from '../copy.ts'
import { textParts } from './post-text.ts'

interface PostTextProps extends Pick<TypographyProps, 'variant'> {
  readonly text: string
}

/** What a member wrote, with its line breaks; links open in the system browser. */
export function PostText({ text, variant = 'body1' }: PostTextProps) {
  const parts = useMemo(() => textParts(text), [text])
  return (
    <Typography variant={variant} component="div" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {parts.map((part, index) =>
        part.href ? (
          <ExternalLink key={index} href={part.href} text={part.text} />
        ) : (
          <span key={index}>{part.text}</span>
        ),
      )}
    </Typography>
  )
}

function ExternalLink({ href, text }: { readonly href: string; readonly text: string }) {
  const reportFailure = useReportFailure()
  const open = (event: MouseEvent) => {
    event.preventDefault()
    unwrap(desktop.app.openExternal(href)).catch((cause: unknown) =>
      reportFailure(copy.post.linkFailed, cause),
    )
  }
  return (
    <Link href={href} onClick={open} color="secondary">
      {text}
    </Link>
  )
}
