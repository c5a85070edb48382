import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { SectionPanel } from '#renderer/entities/section/SectionPage.tsx'
import { ACCENT } from '#renderer/theme/accent.ts'
import { font, scale, space } from '#renderer/theme/tokens.ts'

interface StepsProps {
  readonly title: string
  readonly steps: readonly { readonly title: string; readonly text: string }[]
}

/** Title of a board, over what stands on it. */
const BoardTitle = styled('h2')(({ theme }) => ({
  ...theme.typography.h3,
  margin: 0,
  padding: '14px 20px',
  borderBottom: `1px solid ${space.line}`,
}))

const ONE_BELOW_THE_OTHER = '@container (max-width: 420px)'

/** Leads from one to the next. */
const WAY = `2px dotted color-mix(in srgb, ${ACCENT} 50%, transparent)`

const List = styled('ol')({
  listStyle: 'none',
  margin: 0,
  padding: '24px 0',
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  rowGap: 24,
  counterReset: 'step',
  '@container (max-width: 760px)': { gridTemplateColumns: 'repeat(2, 1fr)' },
  [ONE_BELOW_THE_OTHER]: { gridTemplateColumns: '1fr' },
})

/** Its number, and the way that leads on from it. */
const Step = styled('li')({
  counterIncrement: 'step',
  position: 'relative',
  paddingInline: 20,
  '&::before': {
    content: 'counter(step)',
    display: 'grid',
    placeItems: 'center',
    width: 36,
    height: 36,
    marginBottom: 12,
    border: `2px solid ${ACCENT}`,
    borderRadius: '50%',
    color: ACCENT,
    ...scale.ui,
    fontFamily: font.display,
  },
  '&:not(:last-child)::after': {
    content: '""',
    position: 'absolute',
    top: 17,
    left: 68,
    right: 0,
    borderTop: WAY,
  },
  [ONE_BELOW_THE_OTHER]: {
    paddingLeft: 72,
    '&::before': { position: 'absolute', left: 20 },
    '&:not(:last-child)::after': {
      inset: '44px auto -16px 37px',
      borderTop: 0,
      borderLeft: WAY,
    },
  },
})

/** How a company works, one step after the other. */
export function Steps({ title, steps }: StepsProps) {
  const id = useId()
  return (
    <SectionPanel aria-labelledby={id}>
      <BoardTitle id={id}>{title}</BoardTitle>
      <List>
        {steps.map((step) => (
          <Step key={step.title}>
            <Typography variant="subtitle1" component="h3">
              {step.title}
            </Typography>
            <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
              {step.text}
            </Typography>
          </Step>
        ))}
      </List>
    </SectionPanel>
  )
}
