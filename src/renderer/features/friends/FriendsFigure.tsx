import { styled } from '@mui/material/styles'
import type { Friend } from '#renderer/entities/friends/friend.ts'
import { linesOf, SKY, spread, starsOf } from '#renderer/entities/member/constellation.ts'
import { MemberAvatar } from '#renderer/entities/member/MemberAvatar.tsx'
import { ACCENT } from '#renderer/theme/accent.ts'
import { ink, space } from '#renderer/theme/tokens.ts'

interface FriendsFigureProps {
  /** Whose figure it is: the one that stands over their profile. */
  readonly ownerId: string
  /** Unknown as long as they are on their way: their places are there already. */
  readonly friends: readonly Friend[] | undefined
}

/** Pixels of a friend's picture, by how bright their star is. */
const sizeOf = (brightness: number) => Math.round(38 + brightness * 16)

/** Between two stars, in parts of the sky: a friend's picture at each, with its ring, leaves the other free. */
const GAP = 40

const Sky = styled('div')({
  containerType: 'inline-size',
  position: 'relative',
  // The lowest of them clear of the planet below.
  top: -8,
  width: `min(calc(100vw - 48px), clamp(300px, 58vh, 560px))`,
  maxWidth: '100%',
  aspectRatio: '3',
})
const Lines = styled('svg')({ display: 'block', color: ACCENT, overflow: 'visible' })
const Planet = styled('span')({
  position: 'absolute',
  translate: '-50% -50%',
  display: 'flex',
  borderRadius: '50%',
  '@container (max-width: 420px)': { scale: '0.6' },
  boxShadow: `0 0 0 4px ${space.void}, 0 0 28px 2px color-mix(in oklab, ${ACCENT} 45%, transparent)`,
})

/** The member's own constellation, in which each star that is taken is a friend. Decorative. */
export function FriendsFigure({ ownerId, friends = [] }: FriendsFigureProps) {
  const stars = spread(starsOf(ownerId), GAP)
  const place = ({ x, y }: { readonly x: number; readonly y: number }) => ({
    left: `${(x / SKY.width) * 100}%`,
    top: `${(y / SKY.height) * 100}%`,
  })
  return (
    <Sky aria-hidden>
      <Lines viewBox={`0 0 ${SKY.width} ${SKY.height}`} fill={ink.primary} stroke="currentColor">
        {linesOf(stars).map(([one, other]) => (
          <path
            key={`${one.x} ${other.x}`}
            d={`M${one.x} ${one.y}L${other.x} ${other.y}`}
            strokeWidth="0.700"
            strokeOpacity="0.600"
            strokeDasharray="2 2.500"
          />
        ))}
        {stars.map(({ x, y, brightness }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={1 + brightness} stroke="none" />
        ))}
      </Lines>
      {stars.map((star, index) => {
        const friend = friends[index]
        return (
          friend && (
            <Planet key={friend.id} style={place(star)}>
              <MemberAvatar member={friend} size={sizeOf(star.brightness)} />
            </Planet>
          )
        )
      })}
    </Sky>
  )
}
