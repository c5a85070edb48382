import { styled } from '@mui/material/styles'
import type { TextPart } from './text-parts.ts'
import { useOpenExternal } from './use-open-external.ts'

/** A text with its links. */
export function LinkedText({ parts }: { readonly parts: readonly TextPart[] }) {
  return parts.map(({ text, href }, index) =>
    href ? <ExternalLink key={index} href={href} text={text} /> : text,
  )
}

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

/** An address within a text, which opens in the browser. */
function ExternalLink({ href, text }: ExternalLinkProps) {
  const open = useOpenExternal(href)
  return (
    <Address href={href} title={href} onClick={open}>
      {text}
    </Address>
  )
}
