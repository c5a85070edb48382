import { styled } from '@mui/material/styles'
import { Fragment } from 'react'
import { MemberLink } from '#renderer/entities/member/MemberLink.tsx'
import { hashOf } from '#renderer/lib/hash-of.ts'
import { ACCENT } from '#renderer/theme/accent.ts'
import { ink, scale } from '#renderer/theme/tokens.ts'
import { softClearing } from '#renderer/ui/sky/clearing.ts'
import { LoadingRows } from '#renderer/ui/states/LoadingRows.tsx'
import { SkeletonLine } from '#renderer/ui/states/skeleton.ts'
import { RetryNote } from '#renderer/ui/states/RetryNote.tsx'
import { copy } from './copy.ts'
import { citiesOf, useFriendFacts, type City } from './friend-facts.ts'

/** The sky is cut into as many places as there is room for a name and those who live there. */
const [COLUMNS, ROWS] = [4, 3] as const
const MOST = COLUMNS * ROWS
/** Friends who are named; of the others their number is. */
const NAMED = 3

const LIST_ONLY = '@container (max-width: 759px)'

const Frame = styled('section')({
  containerType: 'inline-size',
  maxWidth: 960,
  margin: '28px auto 0',
  '& > h2': { ...scale.small, margin: '0 0 8px', fontWeight: 600, color: ink.secondary },
})

const Sky = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: `repeat(${COLUMNS}, minmax(0, 1fr))`,
  gridAutoRows: 'minmax(112px, auto)',
  [LIST_ONLY]: {
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
    gridAutoRows: 'auto',
    gap: '16px 20px',
    padding: '8px 0',
  },
})

/** A star with its name beside it, as on a chart. */
const Place = styled('li')({
  display: 'grid',
  gridTemplateColumns: '26px minmax(0, 1fr)',
  columnGap: 8,
  alignContent: 'start',
  textAlign: 'start',
  ...scale.small,
  '& > svg': {
    justifySelf: 'center',
    color: ACCENT,
    '@media (forced-colors: active)': { color: 'CanvasText' },
  },
  '& > strong': { ...scale.ui, fontWeight: 600, overflowWrap: 'anywhere' },
  '& > p': { gridColumn: 2, margin: 0, lineHeight: '24px', color: ink.secondary, overflowWrap: 'anywhere' },
  '& > p > a': { fontWeight: 500, whiteSpace: 'normal' },
  [LIST_ONLY]: { gridArea: 'auto !important', padding: '0 !important' },
})

const STAR = 'M0-9Q1-1 9 0Q1 1 0 9Q-1 1-9 0Q-1-1 0-9z'

/** Where friends of the member live, each city a star with its own place in the sky. */
export function CityStars() {
  const { data: friends, isError, refetch } = useFriendFacts()
  return (
    <Frame aria-labelledby="cities">
      <h2 id="cities">{copy.cities.title}</h2>
      {friends && <Known cities={citiesOf(friends)} />}
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
  margin: 0,
  ...scale.ui,
  color: ink.secondary,
  textWrap: 'balance',
})

function Known({ cities }: { readonly cities: readonly City[] }) {
  if (cities.length === 0) return <Empty>{copy.cities.none}</Empty>
  const shown = cities.slice(0, MOST)
  const places = placesOf(shown.map(({ name }) => name))
  return (
    <>
      <Sky>
        {shown.map(({ name, friends }, index) => (
          <Place key={name} style={places[index]}>
            <Star size={Math.min(26, 13 + 3 * friends.length)} />
            <strong dir="auto">{name}</strong>
            <p>
              {friends.slice(0, NAMED).map((friend, position) => (
                <Fragment key={friend.id}>
                  {position > 0 && ', '}
                  <MemberLink member={friend} />
                </Fragment>
              ))}
              {friends.length > NAMED && copy.friends.andMore(friends.length - NAMED)}
            </p>
          </Place>
        ))}
      </Sky>
      {cities.length > MOST && <Empty>{copy.cities.more(cities.length - MOST)}</Empty>}
    </>
  )
}

const Star = ({ size }: { readonly size: number }) => (
  <svg aria-hidden width={size} height={size} viewBox="-9 -9 18 18">
    <path d={STAR} fill="currentColor" />
  </svg>
)

/** A place in the sky for each name, the same at all times where no other has it: then the next that is free. */
export function placesOf(names: readonly string[]) {
  const taken = new Set<number>()
  return names.map((name) => {
    const seed = name.toLocaleLowerCase('es')
    let cell = hashOf(seed) % MOST
    while (taken.has(cell) && taken.size < MOST) cell = (cell + 5) % MOST
    taken.add(cell)
    // Somewhat aside and down of it: stars stand in no rows.
    const [aside, down] = [hashOf(`${seed} aside`) % 40, hashOf(`${seed} down`) % 40]
    return {
      gridColumn: (cell % COLUMNS) + 1,
      gridRow: Math.floor(cell / COLUMNS) + 1,
      padding: `${down}px 8px 8px ${aside}px`,
    }
  })
}
