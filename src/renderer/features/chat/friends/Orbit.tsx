import { styled } from '@mui/material/styles'
import type { Friend } from '#renderer/entities/friends/friend.ts'
import { MemberAvatar } from '#renderer/entities/member/MemberAvatar.tsx'
import { useOwnProfile } from '#renderer/entities/member/own-profile.ts'
import { ink, lamp, scale, space } from '#renderer/theme/tokens.ts'
import { useUnread } from '../notifications/unread.ts'
import { copy } from '../copy.ts'
import { orbitsFor, OWN_SIZE, placesFor, SKY, TITLE, type Placed } from './orbit-places.ts'

const Sky = styled('div')({ position: 'relative', ...SKY, marginInline: 'auto' })
const Paths = styled('svg')({ position: 'absolute', inset: 0, fill: 'none', stroke: space.lineStrong })
const Title = styled('div')({
  height: TITLE,
  paddingInlineStart: 10,
  color: ink.muted,
  ...scale.small,
  fontWeight: 600,
})
const Planet = styled('span')({
  position: 'absolute',
  translate: '-50% -50%',
  display: 'flex',
  borderRadius: '50%',
  '&[data-unread]': {
    boxShadow: `0 0 0 2px ${space.cabin}, 0 0 0 4px ${lamp.glow}, 0 0 14px 3px ${lamp.glow}`,
  },
})

/**
 * Oneself among the friends one talks with, who wrote unread lit. Nothing in it moves.
 * @param friends those of late first
 */
export function Orbit({ friends }: { readonly friends: readonly Friend[] }) {
  const { data: profile } = useOwnProfile()
  const places = placesFor(friends.length)
  return (
    <>
      <Title aria-hidden>{copy.orbit}</Title>
      <Sky aria-hidden>
        <Paths {...SKY}>
          {orbitsFor(friends.length).map(({ rx, ry }) => (
            <ellipse key={rx} cx={SKY.width / 2} cy={SKY.height / 2} rx={rx} ry={ry} />
          ))}
        </Paths>
        <Planet style={{ left: '50%', top: '50%' }}>
          <MemberAvatar member={profile ?? null} size={OWN_SIZE} />
        </Planet>
        {places.map((place, index) => {
          const friend = friends[index]
          return friend && <FriendPlanet key={friend.id} friend={friend} place={place} />
        })}
      </Sky>
    </>
  )
}

function FriendPlanet({ friend, place }: { readonly friend: Friend; readonly place: Placed }) {
  const unread = useUnread(friend.id)
  return (
    <Planet style={{ left: place.x, top: place.y }} data-unread={unread > 0 || undefined}>
      <MemberAvatar member={friend} size={place.size} />
    </Planet>
  )
}
