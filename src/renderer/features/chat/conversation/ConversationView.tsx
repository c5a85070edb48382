import ArrowBack from '@mui/icons-material/ArrowBack'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import type { Friend } from '#renderer/entities/friends/friend.ts'
import { useFriends } from '#renderer/entities/friends/friends.ts'
import { MemberAvatar } from '#renderer/entities/member/avatar/MemberAvatar.tsx'
import { EmptyState } from '#renderer/ui/states/EmptyState.tsx'
import { ErrorState } from '#renderer/ui/states/ErrorState.tsx'
import { Telescope } from '#renderer/ui/states/scenes/Telescope.tsx'
import { PanelHeader } from '../PanelHeader.tsx'
import { copy } from '../copy.ts'
import { Composer } from '../sending/Composer.tsx'
import { useChatLocation } from '../use-chat-location.ts'
import { LoadingMessages } from './LoadingMessages.tsx'
import { Messages } from './Messages.tsx'

/** The conversation view of the panel. Only friends can be talked to (design §5), so it waits for their list. */
export function ConversationView({ friendId }: { readonly friendId: string }) {
  const { data: friends, isError, refetch } = useFriends()
  const friend = friends?.find(({ id }) => id === friendId)
  return (
    <>
      <ConversationHeader friend={friend} />
      {friend && <Messages friend={friend} />}
      {friend && <Composer friend={friend} />}
      {friends && !friend && (
        <EmptyState scene={<Telescope />} title={copy.unknownFriendTitle} description={copy.unknownFriend} />
      )}
      {!friends && !isError && <LoadingMessages />}
      {!friends && isError && <ErrorState message={copy.friendsFailed} onRetry={() => void refetch()} />}
    </>
  )
}

function ConversationHeader({ friend }: { readonly friend: Friend | undefined }) {
  const { openList } = useChatLocation()
  return (
    <PanelHeader>
      <IconButton aria-label={copy.back} onClick={openList} edge="start" sx={{ ml: 0 }}>
        <ArrowBack />
      </IconButton>
      {friend && <MemberAvatar member={friend} size={36} />}
      <Typography variant="subtitle1" component="h2" noWrap>
        {friend?.username ?? copy.panel}
      </Typography>
    </PanelHeader>
  )
}
