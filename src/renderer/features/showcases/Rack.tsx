import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { ACCENT, faintAccent } from '#renderer/theme/accent.ts'
import { ink, lamp, scale, space } from '#renderer/theme/tokens.ts'
import { LineMark } from '#renderer/ui/Drawing.tsx'
import { OpenTitle, OpenWords } from './Open.ts'

interface RackProps {
  readonly title: string
  readonly items: readonly { readonly id: MarkName; readonly title: string; readonly text: string }[]
}

const Room = styled('section')({
  containerType: 'inline-size',
  maxWidth: 1300,
  // All of it stands in a usual window.
  margin: '12px auto 0',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  // In the middle, as what stands above it.
  '& > h2': { textAlign: 'center' },
})

const NARROW = '@container (max-width: 700px)'

/** The cabinet: at both sides of it are the holes of its rails. */
const Cabinet = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: '8px 28px',
  display: 'grid',
  gap: 6,
  border: `2px solid ${faintAccent(65)}`,
  borderRadius: 12,
  background: [
    ...['8px', 'calc(100% - 8px)'].map(
      (at) =>
        `radial-gradient(circle at 6px 50%, ${faintAccent(60)} 2.5px, #0000 3px) ${at} 50% / 12px 20px repeat-y`,
    ),
    space.deep,
  ].join(', '),
  boxShadow: `0 0 60px -10px ${faintAccent(30)}`,
  [NARROW]: { paddingInline: 10 },
})

/** A unit of it: what it is, what it does, and the lights and the vents of its front. */
const Unit = styled('li')({
  display: 'grid',
  gridTemplateColumns: '44px 212px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 18,
  minHeight: 58,
  padding: '4px 18px 4px 14px',
  border: `1px solid ${faintAccent(35)}`,
  borderRadius: 6,
  background: `linear-gradient(${faintAccent(13)}, ${faintAccent(5)})`,
  textShadow: 'none',
  textWrap: 'pretty',
  ...scale.ui,
  color: ink.secondary,
  '& > h3': { margin: 0 },
  '& > svg': {
    width: 44,
    height: 44,
    color: ACCENT,
    '@media (forced-colors: active)': { color: 'CanvasText' },
  },
  [NARROW]: {
    gridTemplateColumns: '44px minmax(0, 1fr)',
    padding: '12px 14px',
    '& > svg': { gridRow: '1 / span 2' },
    '& > p': { gridColumn: 2 },
  },
})

const Words = styled('p')({ margin: 0 })

/** Of a server that is on: the last is the one where people sit. */
const Front = styled('span')({
  width: 112,
  height: 26,
  background: [
    ...[6, 20, 34].map((at) => `radial-gradient(circle at ${at}px 50%, var(--light) 3px, #0000 3.5px)`),
    `repeating-linear-gradient(90deg, ${faintAccent(45)} 0 2px, #0000 2px 8px) 100% 0 / 60px 100% no-repeat`,
  ].join(', '),
  '--light': ACCENT,
  'li:last-of-type > &': { '--light': lamp.glow },
  [NARROW]: { display: 'none' },
})

/** What a company for hosting does, each a unit of its rack. */
export function Rack({ title, items }: RackProps) {
  const id = useId()
  return (
    <Room aria-labelledby={id}>
      <OpenTitle id={id}>{title}</OpenTitle>
      <Cabinet>
        {items.map((item) => (
          <Unit key={item.id}>
            <LineMark path={marks[item.id]} />
            <OpenWords>{item.title}</OpenWords>
            <Words>{item.text}</Words>
            <Front aria-hidden />
          </Unit>
        ))}
      </Cabinet>
    </Room>
  )
}

const marks = {
  speed:
    'M24 6C33 14 35 26 31 36H17C13 26 15 14 24 6zM17 28l-7 8v6l8-5M31 28l7 8v6l-8-5M21 42v2M27 42v2M24 22h0',
  domain: 'M24 8a16 16 0 1 0 .1 0zM8.500 20h31M8.500 28h31M24 8c-9 9-9 23 0 32M24 8c9 9 9 23 0 32',
  shield: 'M24 6l15 6c1 15-5 25-15 30C14 37 8 27 9 12zM17 24l5 5 9-10',
  people: 'M8 36V20a6 6 0 0 1 6-6h20a6 6 0 0 1 6 6v6a6 6 0 0 1-6 6H17zM17 23h0M24 23h0M31 23h0',
} as const

type MarkName = keyof typeof marks
