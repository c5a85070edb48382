import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'
import { radius, space } from '#renderer/theme/tokens.ts'

interface PanelProps {
  readonly title?: string
  /** Id of the title, for links that lead to it. */
  readonly titleId?: string
  /** A strip: its title is beside its content where there is room. */
  readonly isSlim?: boolean
  /** Control beside the title. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

const Surface = styled('section')({
  padding: '16px 20px 20px',
  border: `1px solid ${space.line}`,
  borderRadius: radius.large,
  backgroundColor: space.sheet,
  overflowWrap: 'anywhere',
  '&[data-slim]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 24px',
    padding: '8px 14px 8px 20px',
    '& > :first-of-type': { minHeight: 0, marginBottom: 0 },
    '& > ul': { flex: '1 1 420px', minWidth: 0 },
  },
})

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 12px',
  minHeight: 42,
  marginBottom: 8,
})

const HEADING = { usual: 'h3', slim: 'h4' } as const

/** A section of a page: a surface with a title and an action. */
export function Panel({ title, titleId, isSlim = false, action, children }: PanelProps) {
  const ownId = useId()
  const id = titleId ?? ownId
  return (
    <Surface aria-labelledby={title && id} data-slim={isSlim || undefined}>
      {title && (
        <Head>
          <Typography id={id} variant={HEADING[isSlim ? 'slim' : 'usual']} component="h2">
            {title}
          </Typography>
          {action}
        </Head>
      )}
      {children}
    </Surface>
  )
}
