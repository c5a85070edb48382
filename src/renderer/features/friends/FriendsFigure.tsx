import { styled } from '@mui/material/styles'
import type { Friend } from '#renderer/entities/friends/friend.ts'
import { drawnOut, linesOf, starsOf } from '#renderer/entities/member/constellation.ts'
import { MemberAvatar } from '#renderer/entities/member/MemberAvatar.tsx'
import { ACCENT } from '#renderer/theme/accent.ts'
import { ink, space } from '#renderer/theme/tokens.ts'

interface FriendsFigureProps {
  /** Whose figure it is: the stars that stand over their profile, drawn out over the page. */
  readonly ownerId: string
  /** Unknown as long as they are on their way: their places are there already. */
  readonly friends: readonly Friend[] | undefined
}

/** Pixels of a friend's picture, by how bright their star is. */
const sizeOf = (brightness: number) => Math.round(42 + brightness * 18)

/** What the figure is drawn in, whatever room it then has. */
const DRAWN = { width: 1000, height: 210 }

const Sky = styled('div')({
  containerType: 'inline-size',
  position: 'relative',
  // Around the title, and the lowest of them clear of the planet below.
  marginTop: -64,
  top: -4,
  width: 'min(calc(100vw - 48px), 1080px)',
  maxWidth: '100%',
  height: 'clamp(150px, 27vh, 240px)',
  '@media (max-width: 760px)': { marginTop: 0, height: 124 },
})
const Lines = styled('svg')({
  display: 'block',
  width: '100%',
  height: '100%',
  overflow: 'visible',
  fill: 'none',
  strokeLinecap: 'round',
  '& > path': { vectorEffect: 'non-scaling-stroke' },
})
const Planet = styled('span')({
  position: 'absolute',
  translate: '-50% -50%',
  display: 'flex',
  borderRadius: '50%',
  '@container (max-width: 640px)': { scale: '0.6' },
  boxShadow: `0 0 0 4px ${space.void}, 0 0 28px 2px color-mix(in oklab, ${ACCENT} 45%, transparent)`,
})

/** The member's own constellation, in which each star that is taken is a friend. Decorative. */
export function FriendsFigure({ ownerId, friends = [] }: FriendsFigureProps) {
  const { width, height } = DRAWN
  const stars = drawnOut(starsOf(ownerId), width, height)
  const lines = linesOf(stars)
    .map(([one, other]) => `M${one.x} ${one.y}L${other.x} ${other.y}`)
    .join('')
  return (
    <Sky aria-hidden>
      <Lines viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
        <path d={lines} stroke={ACCENT} strokeWidth="7" strokeOpacity="0.14" />
        <path d={lines} stroke={ACCENT} strokeWidth="1.5" strokeOpacity="0.75" />
        {stars.map(({ x, y, brightness }) => (
          <path key={x} d={`M${x} ${y}h0`} stroke={ink.primary} strokeWidth={4 + 4 * brightness} />
        ))}
      </Lines>
      {stars.map(({ x, y, brightness }, index) => {
        const friend = friends[index]
        return (
          friend && (
            <Planet key={friend.id} style={{ left: `${(100 * x) / width}%`, top: `${(100 * y) / height}%` }}>
              <MemberAvatar member={friend} size={sizeOf(brightness)} />
            </Planet>
          )
        )
      })}
    </Sky>
  )
}
