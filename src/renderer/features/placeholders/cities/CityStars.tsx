import { styled } from '@mui/material/styles'
import { Fragment, type CSSProperties } from 'react'
import { useOwnProfile } from '#renderer/entities/member/own-profile.ts'
import { MemberLink } from '#renderer/entities/member/MemberLink.tsx'
import { hashOf } from '#renderer/lib/hash-of.ts'
import { ACCENT, faintAccent } from '#renderer/theme/accent.ts'
import { ink, lamp, scale, space } from '#renderer/theme/tokens.ts'
import { softClearing } from '#renderer/ui/sky/clearing.ts'
import { LoadingRows } from '#renderer/ui/states/LoadingRows.tsx'
import { SkeletonLine } from '#renderer/ui/states/skeleton.ts'
import { RetryNote } from '#renderer/ui/states/RetryNote.tsx'
import type { FriendFacts } from './api.ts'
import { copy } from './copy.ts'
import { roomy } from '#renderer/entities/section/SectionPage.tsx'
import { PlaceMarker, Pin } from './drawings.tsx'
import { citiesOf, useFriendFacts, type City } from './friend-facts.ts'

/** Stars beside each other where there is room for their names. */
const COLUMNS = 4
const MOST = 3 * COLUMNS
/** Friends who are named; of the others their number is. */
const NAMED = 3

/** Pixels: from one row of stars to the next, and how far down in its row a star may stand. */
const [ROW, SWAY, LONE_SWAY] = [132, 28, 96] as const
/** Pixels of what is written over a star, and under one: the name and who lives there. */
const [OVER, UNDER] = [66, 52] as const
/** Characters of a name that is likely to need no second line, and pixels of that. */
const [ONE_LINE, LINE] = [16, 26] as const
/** Pixels from the edge of a place to the middle of its star. */
const MIDDLE = 28

const LIST_ONLY = '@container (max-width: 639px)'

const Frame = styled('section')({
  containerType: 'inline-size',
  ...roomy,
  width: '100%',
  maxWidth: 1040,
  // It hangs from the planet.
  '& > svg': { marginInline: 'auto' },
  '& > h2': { ...softClearing, ...scale.text, margin: '10px 0 0', fontWeight: 600, color: ink.primary },
})

const Chart = styled('div')({
  ...softClearing,
  height: 'var(--height)',
  [LIST_ONLY]: { height: 'auto', marginTop: 16 },
})

/** What a chart of the sky has behind its stars: circles around where the planet is, and stars without a name. */
const Net = styled('svg')({
  position: 'absolute',
  inset: '-64px 0 0',
  width: '100%',
  height: 'calc(100% + 64px)',
  color: ACCENT,
  maskImage: 'radial-gradient(72% 100% at 50% 20%, #000 50%, transparent)',
  '@media (forced-colors: active)': { display: 'none' },
  [LIST_ONLY]: { display: 'none' },
})

/** What leads from star to star. */
const Lines = styled('svg')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  color: ACCENT,
  '@media (forced-colors: active)': { color: 'CanvasText' },
  [LIST_ONLY]: { display: 'none' },
})

const Sky = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  [LIST_ONLY]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
    gap: '16px 20px',
  },
})

const cut = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  // What says that there is more is not cut with it.
  paddingInline: 4,
} as const

/** A star with its name under it, or over it, so that no line crosses what is written. */
const Place = styled('li')({
  position: 'absolute',
  left: 'var(--across)',
  top: 'var(--down)',
  '&[data-over]': { top: 'auto', bottom: 'var(--up)', '& > svg': { order: 1 } },
  width: 'calc(var(--room) - 20px)',
  translate: '-50% 0',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  ...scale.ui,
  textShadow: `0 0 3px ${space.cabin}, 0 0 6px ${space.cabin}, 0 0 10px ${space.cabin}`,
  '& > svg': {
    width: 2 * MIDDLE,
    height: 2 * MIDDLE,
    padding: 'var(--dim)',
    borderRadius: '50%',
    background: `radial-gradient(closest-side, ${faintAccent(55)}, transparent)`,
    color: `color-mix(in oklab, ${ACCENT} 45%, white)`,
    '@media (forced-colors: active)': { color: 'CanvasText' },
  },
  // Where the member is at home there is light.
  '&[data-own]': {
    '& > strong': { color: lamp.glow },
    '& > svg': {
      color: lamp.glow,
      background: `radial-gradient(closest-side, color-mix(in srgb, ${lamp.glow} 75%, transparent), transparent)`,
    },
    '@media (forced-colors: active)': { '& > svg': { color: 'Highlight' } },
  },
  // The circles of the chart end where words stand.
  '& > strong, & > p': { backgroundColor: space.void, boxShadow: `0 0 8px 5px ${space.void}` },
  '& > strong': { ...cut, ...scale.post, fontWeight: 600, overflowWrap: 'anywhere', textWrap: 'balance' },
  '& > p': { margin: '2px 0 0', maxWidth: '100%', color: ink.secondary },
  // Each on a line at most, what follows it with it.
  '& > p > span': { display: 'inline-flex', maxWidth: '100%', verticalAlign: 'bottom' },
  '& > p > span > a': { fontWeight: 500 },
  [LIST_ONLY]: {
    position: 'static',
    width: 'auto',
    translate: 'none',
    gridTemplateColumns: `${2 * MIDDLE}px minmax(0, 1fr)`,
    columnGap: 4,
    justifyItems: 'start',
    alignContent: 'start',
    textAlign: 'start',
    '& > svg, &[data-over] > svg': { order: 0, gridRow: '1 / span 2' },
    '& > strong': { alignSelf: 'end', paddingInline: 0 },
    '& > strong, & > p': { background: 'none', boxShadow: 'none' },
  },
})

const CIRCLES = [18, 32, 46, 60]
  .map((across) => `M${50 - across} 0a${across} ${across * 1.7} 0 0 0 ${2 * across} 0`)
  .join('')
/** Stars without a name. */
const NAMELESS =
  'M5 44h0M16 78h0M24 30h0M33 62h0M39 88h0M47 40h0M55 74h0M62 28h0M68 90h0M77 66h0M86 32h0M95 58h0'

const STAR = 'M0-9Q1-1 9 0Q1 1 0 9Q-1 1-9 0Q-1-1 0-9z'

/** Where friends of the member live, each city a star of one constellation, with the member's own. */
export function CityStars() {
  const { data: friends, isError, refetch } = useFriendFacts()
  const { data: own } = useOwnProfile()
  const cities = friends && constellationOf(friends, own)
  return (
    <Frame aria-labelledby="cities">
      {cities?.length === 0 && <PlaceMarker />}
      {cities && cities.length > 0 && <Pin />}
      <h2 id="cities">{copy.cities.title}</h2>
      {cities?.length === 0 && <Empty>{copy.cities.none}</Empty>}
      {cities && cities.length > 0 && <Known cities={cities} ownId={own?.id} />}
      {!friends && isError && <RetryNote text={copy.friends.loadFailed} onRetry={() => void refetch()} />}
      {!friends && !isError && (
        <LoadingRows
          label={copy.friends.loading}
          count={2}
          row={() => <SkeletonLine style={{ width: '40%', margin: '12px auto' }} />}
        />
      )}
    </Frame>
  )
}

const Empty = styled('p')({
  ...softClearing,
  margin: '0 auto',
  maxWidth: 440,
  ...scale.ui,
  color: ink.secondary,
  textWrap: 'balance',
})

/** Nothing where no friend tells of a city: the member's own would be a star alone. */
const constellationOf = (friends: readonly FriendFacts[], own: FriendFacts | undefined) =>
  friends.some(({ city }) => city?.trim()) ? citiesOf(own ? [...friends, own] : friends) : []

interface KnownProps {
  readonly cities: readonly City[]
  readonly ownId: string | undefined
}

function Known({ cities, ownId }: KnownProps) {
  const shown = cities.slice(0, MOST)
  const places = placesOf(shown.map(({ name }) => name))
  const height = heightOf(shown, places)
  return (
    <>
      <Chart style={{ '--height': `${height}px` } as CSSProperties}>
        <Net aria-hidden viewBox="0 0 100 100" preserveAspectRatio="none" fill="none" stroke="currentColor">
          <path d={CIRCLES} strokeOpacity="0.380" vectorEffect="non-scaling-stroke" />
          <path
            d={NAMELESS}
            strokeWidth="2.500"
            strokeLinecap="round"
            strokeOpacity="0.700"
            vectorEffect="non-scaling-stroke"
          />
        </Net>
        <Lines aria-hidden viewBox={`0 0 100 ${height}`} preserveAspectRatio="none">
          <path
            d={linesBetween(places)}
            fill="none"
            stroke="currentColor"
            strokeOpacity="0.700"
            strokeWidth="1.5"
            vectorEffect="non-scaling-stroke"
          />
        </Lines>
        <Sky>
          {shown.map(({ name, friends }, index) => (
            <Place
              key={name}
              data-over={places[index]?.isOver || undefined}
              data-own={friends.some(({ id }) => id === ownId) || undefined}
              style={styleOf(places[index], friends.length, height)}
            >
              <Star />
              <strong dir="auto">{name}</strong>
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
            </Place>
          ))}
        </Sky>
      </Chart>
      {cities.length > MOST && <Empty>{copy.cities.more(cities.length - MOST)}</Empty>}
    </>
  )
}

/** Pixels: down to the last star, or to the last words. */
const heightOf = (cities: readonly City[], places: readonly StarPlace[]) =>
  Math.max(
    ...places.map(({ down, isOver }, index) => {
      const more = (cities[index]?.name.length ?? 0) > ONE_LINE ? LINE : 0
      return down + MIDDLE + (isOver ? 0 : UNDER + more)
    }),
  )

/** Where more friends live the star is larger. */
const styleOf = (place: StarPlace | undefined, friends: number, height: number) =>
  place &&
  ({
    '--across': `${place.across}%`,
    '--down': `${place.down - MIDDLE}px`,
    '--up': `${height - place.down - MIDDLE}px`,
    '--room': `${place.room}%`,
    '--dim': `${Math.max(3, 11 - 2 * friends)}px`,
  } as CSSProperties)

const Star = () => (
  <svg aria-hidden viewBox="-9 -9 18 18">
    <path d={STAR} fill="currentColor" />
  </svg>
)

interface StarPlace {
  /** Of the chart's width, in percent. */
  readonly across: number
  /** Pixels from its top. */
  readonly down: number
  /** For what is written at it, of the width, in percent. */
  readonly room: number
  /** It is written over it. */
  readonly isOver: boolean
}

/** A place on the chart for each name, in rows that one does not see: by its name a star stands aside and down in it. */
export function placesOf(names: readonly string[]): readonly StarPlace[] {
  const rows = Math.ceil(names.length / COLUMNS)
  const inRow = Math.ceil(names.length / rows)
  const sway = rows > 1 ? SWAY : LONE_SWAY
  return names.map((name, index) => {
    const seed = name.toLocaleLowerCase('es')
    const row = Math.floor(index / inRow)
    const room = 100 / Math.min(inRow, names.length - row * inRow)
    const aside = (hashOf(`${seed} aside`) % 100) / 100 - 0.5
    // No row stands right under the one above it.
    const shift = rows > 1 ? (row % 2 === 0 ? -0.11 : 0.11) : 0
    // One up and one down, so that no two stand level.
    const isUp = (index + row) % 2 === 0
    const down = (isUp ? 0 : sway * 0.5) + ((hashOf(`${seed} down`) % 100) / 100) * sway * 0.5
    // Lines lead along a row, and from the first one down to the next: nothing is written there.
    const isOver = rows > 1 ? row === 0 : isUp
    return {
      across: ((index % inRow) + 0.5 + shift + aside * 0.14) * room,
      down: OVER + row * ROW + Math.max(0, row - 1) * UNDER + MIDDLE + down,
      room: Math.min(room, 34) * (rows > 1 ? 0.8 : 1),
      isOver,
    }
  })
}

/** Lines that join the stars of each row, and the ends of the two first ones, as a path. */
export function linesBetween(places: readonly StarPlace[]): string {
  const rows = Math.ceil(places.length / COLUMNS)
  const inRow = Math.ceil(places.length / rows)
  const point = ({ across, down }: StarPlace) => `${across} ${down}`
  const along = Array.from({ length: rows }, (_, row) =>
    places
      .slice(row * inRow, (row + 1) * inRow)
      .map(point)
      .join('L'),
  )
  const [end, next] = [places[inRow - 1], places.slice(inRow, 2 * inRow).at(-1)]
  return [...along, ...(end && next ? [`${point(end)}L${point(next)}`] : [])]
    .map((line) => `M${line}`)
    .join('')
}
