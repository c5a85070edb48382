import { styled } from '@mui/material/styles'
import { Fragment, type CSSProperties } from 'react'
import { MemberLink } from '#renderer/entities/member/MemberLink.tsx'
import { ACCENT, faintAccent } from '#renderer/theme/accent.ts'
import { ink, lamp, scale, space } from '#renderer/theme/tokens.ts'
import { copy } from '../copy.ts'
import type { City } from '../friend-facts.ts'
import type { Box, Label, Point } from './labels.ts'

/** Pixels from which on there is room for a chart; below, it is a list. */
export const LIST_WIDTH = 640
export const LIST_ONLY = `@container (max-width: ${LIST_WIDTH - 1}px)`

/** Friends who are named; of the others their number is. */
const NAMED = 3

/** Pixels: how wide what is written at a star may be, and how wide it is at least. */
const [WIDE, SLIM] = [172, 56] as const

/** Pixels: how wide and high letters are, of the name of a city and of those who live there. */
const letters = { city: { width: 9, line: 24 }, people: { width: 7.8, line: 20 } } as const

/** Pixels of the middle of a star, in a list. */
const MIDDLE = 28

export const Sky = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  [LIST_ONLY]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
    gap: '16px 20px',
  },
})

/** A city with who lives there, as wide as its words. */
const Place = styled('li')({
  minWidth: 0,
  maxWidth: '100%',
  ...scale.preview,
  '& > strong': { ...scale.text, fontWeight: 600, overflowWrap: 'anywhere' },
  '& > p': { margin: 0, maxWidth: '100%', color: ink.secondary },
  // Each on a line at most, what follows it with it.
  '& > p > span': { display: 'inline-flex', maxWidth: '100%', verticalAlign: 'bottom' },
  '& > p > span > a': { fontWeight: 500 },
  // Where the member is at home there is light.
  '&[data-own] > strong': { color: lamp.glow },
})

/** What is apart from the chart is read as a line. */
const Line = styled(Place)({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: 8,
  '& > strong': { ...scale.ui },
})

const cut = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
} as const

/** The place of what is written; in a list its star stands beside it. */
const Placed = styled(Place)({
  position: 'absolute',
  left: 'var(--x)',
  top: 'var(--y)',
  width: 'var(--width)',
  height: 'var(--height)',
  maxWidth: 'none',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  justifyItems: 'center',
  '&[data-side="start"]': { justifyItems: 'start', textAlign: 'start' },
  '&[data-side="end"]': { justifyItems: 'end', textAlign: 'end' },
  textShadow: `0 0 3px ${space.cabin}, 0 0 6px ${space.cabin}, 0 0 10px ${space.cabin}`,
  '& > svg': { display: 'none' },
  // The net ends where words stand.
  '& > strong, & > p': { backgroundColor: space.void, boxShadow: `0 0 5px 3px ${space.void}` },
  '& > strong': { ...scale.text, ...cut },
  [LIST_ONLY]: {
    position: 'static',
    width: 'auto',
    height: 'auto',
    gridTemplateColumns: `${2 * MIDDLE}px minmax(0, 1fr)`,
    columnGap: 4,
    '&&&': { justifyItems: 'start', textAlign: 'start' },
    '& > svg': { display: 'block', gridRow: '1 / span 2' },
    '& > strong': { alignSelf: 'end' },
    '& > strong, & > p': { background: 'none', boxShadow: 'none' },
  },
})

/** A star in its light. */
const Star = styled('svg')({
  width: 2 * MIDDLE,
  height: 2 * MIDDLE,
  padding: 'var(--dim)',
  borderRadius: '50%',
  background: `radial-gradient(closest-side, ${faintAccent(55)}, transparent)`,
  color: `color-mix(in oklab, ${ACCENT} 45%, white)`,
  '@media (forced-colors: active)': { color: 'CanvasText' },
  '&[data-own]': {
    color: lamp.glow,
    background: `radial-gradient(closest-side, color-mix(in srgb, ${lamp.glow} 75%, transparent), transparent)`,
    '@media (forced-colors: active)': { color: 'Highlight' },
  },
})

const OnChart = styled(Star)({
  position: 'absolute',
  left: 'var(--x)',
  top: 'var(--y)',
  translate: '-50% -50%',
  [LIST_ONLY]: { display: 'none' },
})

const STAR = 'M0-9Q1-1 9 0Q1 1 0 9Q-1 1-9 0Q-1-1 0-9z'

interface CityStarProps {
  /** Where it stands on the chart. */
  readonly star: Point
  /** How many live there. */
  readonly people: number
  readonly isOwn: boolean
}

/** The star of a city on the chart. Decorative: its name is beside it. */
export const CityStar = ({ star, people, isOwn }: CityStarProps) => (
  <OnChart
    aria-hidden
    viewBox="-9 -9 18 18"
    data-own={isOwn || undefined}
    style={{ '--x': `${star.x}px`, '--y': `${star.y}px`, ...dim(people) } as CSSProperties}
  >
    <path d={STAR} fill="currentColor" />
  </OnChart>
)

interface CityPlaceProps {
  readonly city: City
  /** The member lives there. */
  readonly isOwn: boolean
  /** Where it is written on the chart, if it is. */
  readonly label?: Label | null | undefined
}

/** A city with the friends who live there: at its star, or in a line apart. */
export function CityPlace({ city: { name, friends }, isOwn, label }: CityPlaceProps) {
  const words = (
    <>
      <strong dir="auto" title={name}>
        {name}
      </strong>
      <p>
        {friends.slice(0, NAMED).map((friend, position) => (
          <Fragment key={friend.id}>
            {position > 0 && ' '}
            <span>
              <MemberLink member={friend} />
              {position < Math.min(friends.length, NAMED) - 1 && ','}
            </span>
          </Fragment>
        ))}
        {friends.length > NAMED && copy.friends.andMore(friends.length - NAMED)}
      </p>
    </>
  )
  if (!label) return <Line data-own={isOwn || undefined}>{words}</Line>
  return (
    <Placed data-own={isOwn || undefined} data-side={label.side} style={styleOf(label)}>
      <Star
        aria-hidden
        viewBox="-9 -9 18 18"
        data-own={isOwn || undefined}
        style={dim(friends.length) as CSSProperties}
      >
        <path d={STAR} fill="currentColor" />
      </Star>
      {words}
    </Placed>
  )
}

/** Where more friends live the star is larger. */
const dim = (people: number) => ({ '--dim': `${Math.max(5, 17 - 2 * people)}px` })

const styleOf = ({ x, y, width, height }: Label) =>
  ({
    '--x': `${x}px`,
    '--y': `${y}px`,
    '--width': `${width}px`,
    '--height': `${height}px`,
  }) as CSSProperties

/** The pixels that are enough to write a city down. */
export function roomOf({ name, friends }: City): Pick<Box, 'width' | 'height'> {
  const named = friends.slice(0, NAMED).map(({ username }) => username)
  const rest = friends.length > NAMED ? [copy.friends.andMore(friends.length - NAMED)] : []
  const people = [...named, ...rest].map((text) => Math.min(WIDE, (text.length + 2) * letters.people.width))
  const across = [name.length * letters.city.width, people.reduce((sum, width) => sum + width, 0)]
  const width = Math.ceil(Math.min(WIDE, Math.max(SLIM, ...across)))
  const lines = name.length * letters.city.width > width ? 2 : 1
  return { width, height: lines * letters.city.line + linesOf(people, width) * letters.people.line }
}

/** How many lines words fill that are not divided. */
function linesOf(widths: readonly number[], room: number): number {
  let [lines, used] = [1, 0]
  for (const width of widths) {
    if (used > 0 && used + width > room) {
      lines += 1
      used = 0
    }
    used += width
  }
  return lines
}
