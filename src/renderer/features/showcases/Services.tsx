import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { ACCENT, faintAccent } from '#renderer/theme/accent.ts'
import { font, ink, scale } from '#renderer/theme/tokens.ts'
import { LineMark } from '#renderer/ui/Drawing.tsx'
import { OpenTitle } from './Open.ts'

interface ServicesProps {
  readonly title: string
  readonly items: readonly { readonly id: MarkName; readonly title: string; readonly text: string }[]
}

const ONE_BELOW_THE_OTHER = '@container (max-width: 640px)'

const Ground = styled('section')({
  containerType: 'inline-size',
  marginTop: 44,
  textAlign: 'start',
  overflowWrap: 'anywhere',
})

const LINE = `1px solid ${faintAccent(34)}`

/** Four fields; where their lines cross stands a star. */
const Fields = styled('ul')({
  position: 'relative',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  borderTop: LINE,
  borderBottom: LINE,
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 'calc(50% - 13px) auto auto calc(50% - 13px)',
    width: 26,
    height: 26,
    background: ACCENT,
    clipPath: 'polygon(50% 0, 57% 43%, 100% 50%, 57% 57%, 50% 100%, 43% 57%, 0 50%, 43% 43%)',
  },
  [ONE_BELOW_THE_OTHER]: { gridTemplateColumns: 'minmax(0, 1fr)', '&::after': { display: 'none' } },
  '@media (forced-colors: active)': { '&::after': { display: 'none' } },
})

const Field = styled('li')({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  columnGap: 22,
  alignContent: 'start',
  padding: '26px 36px 28px 0',
  textWrap: 'pretty',
  ...scale.text,
  color: ink.secondary,
  '&:nth-of-type(even)': { borderLeft: LINE, padding: '26px 0 28px 36px' },
  '&:nth-of-type(n + 3)': { borderTop: LINE },
  '& > svg': {
    gridRow: '1 / span 2',
    width: 64,
    height: 64,
    color: ACCENT,
    '@media (forced-colors: active)': { color: 'CanvasText' },
  },
  '& > h3': {
    margin: '0 0 6px',
    ...scale.heading,
    fontFamily: font.display,
    fontWeight: 300,
    textWrap: 'balance',
    color: ink.primary,
  },
  '& > p': { margin: 0 },
  [ONE_BELOW_THE_OTHER]: {
    '&&': { padding: '20px 0 22px', borderLeft: 0 },
    '& + &': { borderTop: LINE },
  },
  '@container (max-width: 400px)': {
    gridTemplateColumns: '44px minmax(0, 1fr)',
    columnGap: 16,
    '& > svg': { width: 44, height: 44 },
  },
})

/** What an agency does: large words in four open fields, as a magazine would set them. */
export function Services({ title, items }: ServicesProps) {
  const id = useId()
  return (
    <Ground aria-labelledby={id}>
      <OpenTitle id={id}>{title}</OpenTitle>
      <Fields>
        {items.map((item) => (
          <Field key={item.id}>
            <LineMark path={marks[item.id]} />
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </Field>
        ))}
      </Fields>
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
