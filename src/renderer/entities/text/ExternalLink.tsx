import { styled } from '@mui/material/styles'
import { useOpenExternal } from './use-open-external.ts'

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
  const open = useOpenExternal(href)
  return (
    <Address href={href} title={href} onClick={open}>
      {text}
    </Address>
  )
}
