import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect } from 'react'
import { useFriends } from '#renderer/entities/friends/friends.ts'
import { MemberRowsSkeleton } from '#renderer/entities/member/MemberRowsSkeleton.tsx'
import { vastWindow } from '#renderer/theme/tokens.ts'
import { TwoPlanets } from '#renderer/ui/states/scenes.tsx'
import { useIsAway, WhenBack } from '#renderer/ui/states/WhenBack.tsx'
import { VisuallyHidden } from '#renderer/ui/VisuallyHidden.tsx'
import { copy } from '../copy.ts'
import { FriendRows, NoFriends, useByConversation } from './FriendRows.tsx'
import { OrbitPlace } from './OrbitPlace.tsx'
import { IncomingRequests } from './IncomingRequests.tsx'

interface FriendsSidebarProps {
  /** As pictures alone, beside a chat that lists them as well. */
  readonly isFolded?: boolean
}

/** All friends, beside the home feed (spec §2). A failure is only logged here (spec §8); the query tries again by itself. */
export function FriendsSidebar({ isFolded = false }: FriendsSidebarProps) {
  const { data: friends, error } = useFriends()
  const data = useByConversation(friends)
  const isVast = useMediaQuery(vastWindow)
  const look = isVast ? 'conversation' : 'plain'
  useEffect(() => {
    if (error) console.error('the friends could not be loaded', error)
  }, [error])
  const isEmpty = data?.length === 0
  // What was kept of an earlier start is no news of who has no friends.
  const isUnknown = useIsAway() && (isEmpty || !data)
  return (
    <Box
      component="aside"
      aria-label={copy.friends}
      sx={{ position: 'relative', ...(isFolded ? { px: 0.5, py: 1 } : { px: 1.25, py: 3 }) }}
    >
      {!isFolded && !isUnknown && !isEmpty && (data || !error) && <OrbitPlace friends={data} />}
      {isFolded ? (
        <VisuallyHidden as="h2">{copy.friends}</VisuallyHidden>
      ) : (
        <Typography variant="h3" component="h2" sx={{ px: 1.25, mb: 1.5 }}>
          {copy.friends}
        </Typography>
      )}
      {!isFolded && <IncomingRequests />}
      {!isFolded && isUnknown && (
        <Box sx={{ display: 'grid', gap: 1.5, px: 1.25 }}>
          <Box aria-hidden sx={{ opacity: 0.75 }}>
            <TwoPlanets />
          </Box>
          <WhenBack text={copy.friendsWhenBack} />
        </Box>
      )}
      {!isFolded && !isUnknown && !data && !error && <MemberRowsSkeleton label={copy.loadingFriends} />}
      {!isFolded && !isUnknown && isEmpty && <NoFriends />}
      {data && !isEmpty && <FriendRows friends={data} look={isFolded ? 'folded' : look} />}
    </Box>
  )
}
