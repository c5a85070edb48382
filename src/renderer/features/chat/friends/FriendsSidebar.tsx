import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { useFriends } from '#renderer/entities/friends/friends.ts'
import { copy } from '../copy.ts'
import { FriendRows } from './FriendRows.tsx'
import { LoadingFriends } from './LoadingFriends.tsx'

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
      {!data && !error && <LoadingFriends />}
      {data?.length === 0 && (
        <Typography variant="body2" sx={{ px: 1.25, color: 'text.secondary' }}>
          {copy.noFriendsSidebar}
        </Typography>
      )}
      {data && data.length > 0 && <FriendRows friends={data} />}
    </Box>
  )
}
