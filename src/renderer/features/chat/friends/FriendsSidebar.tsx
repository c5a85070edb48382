import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { useFriends } from '#renderer/entities/friends/friends.ts'
import { copy } from '../copy.ts'
import { FriendRows } from './FriendRows.tsx'

/** All friends, beside the home feed (spec §2). A failure is only logged here (spec §8); the query tries again by itself. */
export function FriendsSidebar() {
  const { data, error } = useFriends()
  useEffect(() => {
    if (error) console.error('the friends could not be loaded', error)
  }, [error])
  return (
    <Box component="aside" aria-label={copy.friends} sx={{ px: 1.25, py: 3 }}>
      <Typography variant="h3" component="h2" sx={{ px: 1.25, mb: 1.5 }}>
        {copy.friends}
      </Typography>
      {!data && !error && <FriendsSkeleton />}
      {data?.length === 0 && (
        <Typography variant="body2" sx={{ px: 1.25, color: 'text.secondary' }}>
          {copy.noFriendsSidebar}
        </Typography>
      )}
      {data && data.length > 0 && <FriendRows friends={data} />}
    </Box>
  )
}

function FriendsSkeleton() {
  return (
    <Box role="status" aria-label={copy.loadingFriends} sx={{ px: 1.25, display: 'grid', gap: 1.5 }}>
      {['70%', '55%', '62%'].map((width) => (
        <Box key={width} sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <Skeleton variant="circular" width={38} height={38} />
          <Skeleton width={width} />
        </Box>
      ))}
    </Box>
  )
}
