import Typography from '@mui/material/Typography'
import { useFriends } from '#renderer/entities/friends/friends.ts'
import { searchFriends } from '#renderer/entities/friends/search-friends.ts'
import { EmptyState } from '#renderer/ui/states/EmptyState.tsx'
import { ErrorState } from '#renderer/ui/states/ErrorState.tsx'
import { LoadingState } from '#renderer/ui/states/LoadingState.tsx'
import { copy } from '../copy.ts'
import { FriendRows } from './FriendRows.tsx'

/** Friends whose name contains what was typed, or why there are none. */
export function FoundFriends({ wanted }: { readonly wanted: string }) {
  const { data: friends, isError, refetch } = useFriends()
  if (!friends && isError) return <ErrorState message={copy.friendsFailed} onRetry={() => void refetch()} />
  if (!friends) return <LoadingState label={copy.loadingFriends} />
  if (friends.length === 0) return <EmptyState title={copy.noFriendsTitle} description={copy.noFriends} />

  const found = searchFriends(friends, wanted)
  if (found.length > 0) return <FriendRows friends={found} />
  return (
    <Typography
      role="status"
      variant="body2"
      sx={{ p: 2, color: 'text.secondary', overflowWrap: 'anywhere' }}
    >
      {copy.nobodyFound(wanted.trim())}
    </Typography>
  )
}
