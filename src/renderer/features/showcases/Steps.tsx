import { styled } from '@mui/material/styles'
import { useId, type CSSProperties } from 'react'
import { ACCENT, faintAccent } from '#renderer/theme/accent.ts'
import { ink, scale, space } from '#renderer/theme/tokens.ts'
import { OpenTitle, OpenWords } from './Open.ts'

interface StepsProps {
  readonly title: string
  readonly steps: readonly { readonly title: string; readonly text: string }[]
}

const TWO_BESIDE = '@container (max-width: 760px)'
const ONE_BELOW_THE_OTHER = '@container (max-width: 480px)'

const Ground = styled('section')({ containerType: 'inline-size', marginTop: 44, textAlign: 'start' })

/** Pixels of a dial. */
const DIAL = 52

/** Leads from one to the next. */
const WAY = `1px solid ${faintAccent(50)}`

const List = styled('ol')({
  listStyle: 'none',
  margin: 0,
  padding: '6px 0 0',
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  rowGap: 28,
  [TWO_BESIDE]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [ONE_BELOW_THE_OTHER]: { gridTemplateColumns: 'minmax(0, 1fr)' },
})

/** At each quarter of an hour one: its dial fills as the work goes on, and the way leads on from it. */
const Step = styled('li')({
  position: 'relative',
  // The way ends before the next.
  paddingRight: 28,
  ...scale.ui,
  color: ink.secondary,
  textWrap: 'pretty',
  '&::before': {
    content: '""',
    display: 'block',
    width: DIAL,
    height: DIAL,
    marginBottom: 14,
    border: `2px solid ${ACCENT}`,
    borderRadius: '50%',
    background: [
      `radial-gradient(circle, ${ACCENT} 3px, #0000 3.5px)`,
      `radial-gradient(circle, #0000 18px, ${space.deep} 18.5px)`,
      `conic-gradient(${faintAccent(58)} calc(var(--quarters) * 25%), ${space.deep} 0)`,
    ].join(', '),
  },
  '&:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    top: DIAL / 2,
    left: DIAL + 12,
    right: 12,
    borderTop: WAY,
  },
  '& > p': { margin: 0 },
  [TWO_BESIDE]: { '&:nth-of-type(2)::after': { display: 'none' } },
  [ONE_BELOW_THE_OTHER]: {
    minHeight: DIAL,
    padding: `0 0 0 ${DIAL + 18}px`,
    '&::before': { position: 'absolute', left: 0, margin: 0 },
    '&:not(:last-of-type)::after': {
      display: 'block',
      inset: `${DIAL + 8}px auto -20px ${DIAL / 2}px`,
      borderTop: 0,
      borderLeft: WAY,
    },
  },
  '@media (forced-colors: active)': { '&::before': { background: 'none' } },
})

/** How a company works, one step after the other. */
export function Steps({ title, steps }: StepsProps) {
  const id = useId()
  return (
    <Ground aria-labelledby={id}>
      <OpenTitle id={id}>{title}</OpenTitle>
      <List>
        {steps.map((step, index) => (
          <Step key={step.title} style={{ '--quarters': index + 1 } as CSSProperties}>
            <OpenWords>{step.title}</OpenWords>
            <p>{step.text}</p>
          </Step>
        ))}
      </List>
    </Ground>
  )
}
