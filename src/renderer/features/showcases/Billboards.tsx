import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { ACCENT, faintAccent } from '#renderer/theme/accent.ts'
import { ink, scale, space } from '#renderer/theme/tokens.ts'
import { LineMark } from '#renderer/ui/Drawing.tsx'
import { OpenTitle, OpenWords } from './Open.ts'

interface BillboardsProps {
  readonly title: string
  readonly items: readonly { readonly id: MarkName; readonly title: string; readonly text: string }[]
}

/** Pixels from the foot of a board to the ground. */
const LEGS = 22

const FOUR_BESIDE = '@container (min-width: 880px)'
const ONE_BELOW_THE_OTHER = '@container (max-width: 479px)'

const Ground = styled('section')({
  containerType: 'inline-size',
  marginTop: 32,
  textAlign: 'start',
  overflowWrap: 'anywhere',
})

/** All stand on one street. */
const Street = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: `14px 0 ${LEGS}px`,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${LEGS + 20}px 20px`,
  borderBottom: `2px solid ${faintAccent(70)}`,
  [FOUR_BESIDE]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  [ONE_BELOW_THE_OTHER]: { gridTemplateColumns: 'minmax(0, 1fr)' },
})

const POST = `2px solid ${faintAccent(70)}`

/** Lit from above by two lamps, on two legs. */
const Board = styled('li')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  padding: '16px 16px 20px',
  border: POST,
  borderRadius: 6,
  background: `radial-gradient(60% 54% at 27% 0, ${faintAccent(26)}, transparent), radial-gradient(60% 54% at 73% 0, ${faintAccent(26)}, transparent), ${space.deep}`,
  textAlign: 'center',
  textShadow: 'none',
  textWrap: 'balance',
  ...scale.ui,
  color: ink.secondary,
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '-14px 0 auto',
    height: 14,
    background: [27, 73]
      .flatMap((at) => [
        `radial-gradient(circle at ${at}% 4px, ${ACCENT} 3.5px, #0000 4px)`,
        `linear-gradient(${faintAccent(70)} 0 0) ${at}% 100% / 2px 9px no-repeat`,
      ])
      .join(', '),
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: `calc(100% + 2px) 24% auto`,
    height: LEGS,
    borderInline: POST,
  },
  '& > svg': {
    width: 84,
    height: 84,
    marginBottom: 10,
    color: ACCENT,
    '@media (forced-colors: active)': { color: 'CanvasText' },
  },
})

/** What an agency does, each on a board of its own along the street. */
export function Billboards({ title, items }: BillboardsProps) {
  const id = useId()
  return (
    <Ground aria-labelledby={id}>
      <OpenTitle id={id}>{title}</OpenTitle>
      <Street>
        {items.map((item) => (
          <Board key={item.id}>
            <LineMark path={marks[item.id]} />
            <OpenWords>{item.title}</OpenWords>
            {item.text}
          </Board>
        ))}
      </Street>
    </Ground>
  )
}

const marks = {
  social: 'M14 24a6 6 0 1 0 .1 0zM35 8a6 6 0 1 0 .1 0zM35 30a5 5 0 1 0 .1 0zM19 27l11-9M20 31l10 3',
  search: 'M21 8a13 13 0 1 0 .1 0zM30 30l11 11M21 14q1 6 7 7-6 1-7 7-1-6-7-7 6-1 7-7z',
  ads: 'M8 20v8h7l15 9V11l-15 9zM15 20v8M18 30l3 11h5l-3-9M36 19q4 5 0 10M40 14q7 10 0 20',
  brand: 'M10 38l4-12L33 7l8 8-19 19zM29 11l8 8M14 26l8 8M34 38h0M40 32h0M40 40h0',
} as const

type MarkName = keyof typeof marks
