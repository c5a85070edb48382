import { styled } from '@mui/material/styles'
import { ACCENT } from '#renderer/theme/accent.ts'
import { ink } from '#renderer/theme/tokens.ts'
import { copy } from '../copy.ts'
import type { Chart, NetLine } from './chart.ts'
import { LIST_ONLY } from './CityPlace.tsx'

const Layer = styled('svg')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  color: ACCENT,
  '@media (forced-colors: active)': { color: 'CanvasText' },
  [LIST_ONLY]: { display: 'none' },
})

/** It ends where the sky does. */
const Net = styled(Layer)({
  maskImage:
    'linear-gradient(90deg, transparent, #000 7% 93%, transparent), linear-gradient(transparent, #000 9% 91%, transparent)',
  maskComposite: 'intersect',
})

const Degrees = styled('text')({
  fill: ink.muted,
  stroke: 'none',
  fontSize: 11,
  fontVariantNumeric: 'tabular-nums',
})

/** Pixels from a line to what it is called. */
const OFF = 5

/** Where the degrees of meridians and parallels stand, in pixels from the edge. */
const [FOOT, EDGE] = [26, 58] as const

interface SkyNetProps {
  readonly chart: Chart
  readonly width: number
}

/** What a chart has behind its names: the net of the Earth, and the lines from star to star. Decorative. */
export function SkyNet({ chart, width }: SkyNetProps) {
  const { height, stars, labels, lines } = chart
  const figure = lines.flatMap(([from, to]) => {
    const [one, other] = [stars[from], stars[to]]
    return one && other ? [`M${one.x} ${one.y}L${other.x} ${other.y}`] : []
  })
  const leaders = labels.flatMap((label) =>
    label?.leader ? [`M${label.leader.map(({ x, y }) => `${x} ${y}`).join('L')}`] : [],
  )
  return (
    <>
      <Net aria-hidden viewBox={`0 0 ${width} ${height}`} fill="none" stroke="currentColor">
        <path d={netOf(chart, width)} strokeOpacity="0.200" />
        {chart.circles.map(({ at, degrees }) => (
          <g key={degrees}>
            <path d={`M0 ${at}H${width}`} strokeOpacity="0.500" strokeDasharray="2 6" />
            <Degrees x={width - EDGE} y={at - OFF} textAnchor="end">
              {copy.cities.circle(degrees)}
            </Degrees>
          </g>
        ))}
        {chart.meridians.map((line) => (
          <Degrees key={line.degrees} x={line.at + OFF} y={height - FOOT}>
            {copy.cities.longitude(line.degrees)}
          </Degrees>
        ))}
        {chart.parallels.filter(isPlain).map((line) => (
          <Degrees key={line.degrees} x={EDGE} y={line.at - OFF}>
            {copy.cities.latitude(line.degrees)}
          </Degrees>
        ))}
      </Net>
      <Layer aria-hidden viewBox={`0 0 ${width} ${height}`} fill="none" stroke="currentColor">
        <path d={figure.join('')} strokeOpacity="0.550" strokeWidth="1.5" />
        <path d={leaders.join('')} strokeOpacity="0.800" strokeDasharray="1.500 3" strokeWidth="1.5" />
      </Layer>
    </>
  )
}

/** The equator has a name. */
const isPlain = ({ degrees }: NetLine): boolean => degrees !== 0

const netOf = ({ meridians, parallels, height }: Chart, width: number): string =>
  [
    ...meridians.map(({ at }) => `M${at} 0V${height}`),
    ...parallels.filter(isPlain).map(({ at }) => `M0 ${at}H${width}`),
  ].join('')
