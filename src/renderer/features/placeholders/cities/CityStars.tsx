import { styled } from '@mui/material/styles'
import { useMemo, type CSSProperties } from 'react'
import { useOwnProfile } from '#renderer/entities/member/own-profile.ts'
import { roomy } from '#renderer/entities/section/SectionPage.tsx'
import { useClientWidth } from '#renderer/lib/use-client-width.ts'
import { ink, scale } from '#renderer/theme/tokens.ts'
import { softClearing } from '#renderer/ui/sky/clearing.ts'
import { LoadingRows } from '#renderer/ui/states/LoadingRows.tsx'
import { RetryNote } from '#renderer/ui/states/RetryNote.tsx'
import { SkeletonLine } from '#renderer/ui/states/skeleton.ts'
import type { FriendFacts } from '../api.ts'
import { copy } from '../copy.ts'
import { Pin, PlaceMarker } from '../drawings.tsx'
import { citiesOf, useFriendFacts, type City } from '../friend-facts.ts'
import { chartOf } from './chart.ts'
import { CityPlace, CityStar, LIST_ONLY, LIST_WIDTH, roomOf, Sky } from './CityPlace.tsx'
import { locate } from './locate.ts'
import { SkyNet } from './SkyNet.tsx'

/** As many cities as are named, on the chart or beside it. */
const MOST = 60

/** Pixels of the chart until it is measured, and where it is none but a list. */
const USUAL = 880

const Frame = styled('section')({
  containerType: 'inline-size',
  ...roomy,
  width: '100%',
  maxWidth: 1080,
  // It hangs from the planet.
  '& > svg': { marginInline: 'auto' },
  '& > h2': { ...softClearing, ...scale.text, margin: '10px 0 0', fontWeight: 600, color: ink.primary },
})

const Chart = styled('div')({
  ...softClearing,
  height: 'var(--height)',
  [LIST_ONLY]: { height: 'auto', marginTop: 16 },
})

/** What is not on the chart, in lines. */
const Apart = styled('div')({
  ...softClearing,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: 6,
  marginTop: 16,
  '& > h3': { margin: 0, ...scale.small, fontWeight: 600, color: ink.muted },
  '& > ul': {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: '4px 24px',
    maxWidth: '100%',
  },
})

const Empty = styled('p')({
  ...softClearing,
  margin: '0 auto',
  maxWidth: 440,
  ...scale.ui,
  color: ink.secondary,
  textWrap: 'balance',
})

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
      {cities && cities.length > 0 && <Known cities={cities} own={own} />}
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

/** Nothing where no friend tells of a city: the member's own would be a star alone. */
const constellationOf = (friends: readonly FriendFacts[], own: FriendFacts | undefined) =>
  friends.some(({ city }) => city?.trim()) ? citiesOf(own ? [...friends, own] : friends) : []

interface KnownProps {
  readonly cities: readonly City[]
  readonly own: FriendFacts | undefined
}

/** A chart of the cities that can be found, and the others apart from it. */
function Known({ cities, own }: KnownProps) {
  const { measured, width: room } = useClientWidth()
  const width = room < LIST_WIDTH ? USUAL : room
  const ownCity = own?.city
  const { chart, shown, apart } = useMemo(
    () => chartedOf(cities.slice(0, MOST), ownCity ?? '', width),
    [cities, ownCity, width],
  )
  const isOwn = (city: City | undefined) => city?.friends.some(({ id }) => id === own?.id) ?? false
  const more = cities.length - MOST
  return (
    <>
      <Chart
        ref={measured}
        hidden={shown.length === 0}
        style={{ '--height': `${chart.height}px` } as CSSProperties}
      >
        <SkyNet chart={chart} width={width} />
        {chart.stars.map((star, index) => (
          <CityStar
            key={shown[index]?.name}
            star={star}
            people={shown[index]?.friends.length ?? 0}
            isOwn={isOwn(shown[index])}
          />
        ))}
        <Sky>
          {shown.map((city, index) => (
            <CityPlace key={city.name} city={city} isOwn={isOwn(city)} label={chart.labels[index]} />
          ))}
        </Sky>
      </Chart>
      {apart.length > 0 && (
        <Apart>
          <h3>{copy.cities.apart}</h3>
          <ul>
            {apart.map((city) => (
              <CityPlace key={city.name} city={city} isOwn={isOwn(city)} />
            ))}
          </ul>
        </Apart>
      )}
      {more > 0 && <Empty>{copy.cities.more(more)}</Empty>}
    </>
  )
}

/** The chart with all that fits onto it, and which cities do not, or are nowhere to be found. */
function chartedOf(cities: readonly City[], ownCity: string, width: number) {
  const home = locate(ownCity, null)
  let placed = cities.flatMap((city) => {
    const spot = locate(city.name, home)
    return spot ? [{ ...spot, room: roomOf(city), city }] : []
  })
  for (;;) {
    const chart = chartOf(placed, width)
    const fitting = placed.filter((_place, index) => chart.labels[index])
    if (fitting.length === placed.length) {
      const shown = placed.map(({ city }) => city)
      return { chart, shown, apart: cities.filter((city) => !shown.includes(city)) }
    }
    placed = fitting
  }
}
