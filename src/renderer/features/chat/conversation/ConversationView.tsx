import ArrowBack from '@mui/icons-material/ArrowBack'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useRef, type ReactNode, type RefObject } from 'react'
import type { Friend } from '#renderer/entities/friends/friend.ts'
import { useFriends } from '#renderer/entities/friends/friends.ts'
import { MemberAvatarLink } from '#renderer/entities/member/MemberLink.tsx'
import { useFocusFallback } from '#renderer/lib/focus.ts'
import { lamp, scale } from '#renderer/theme/tokens.ts'
import { EmptyState, ErrorState } from '#renderer/ui/states/Notice.tsx'
import { Telescope } from '#renderer/ui/states/scenes.tsx'
import { PanelHeader } from '../PanelHeader.tsx'
import { ConversationMenu, MutedMark } from '../notifications/ConversationMenu.tsx'
import { copy } from '../copy.ts'
import { WritingArea } from '../compose/Composer.tsx'
import { useTyping } from './use-typing.ts'
import { useChatLocation } from '../use-chat-location.ts'
import { LoadingMessages, Messages } from './Messages.tsx'

interface ConversationViewProps {
  readonly friendId: string
  /** That the friend is there, if they are. */
  readonly presence: ReactNode
}

/** The conversation view of the panel. Only friends can be talked to (design §5), so it waits for their list. */
export function ConversationView({ friendId, presence }: ConversationViewProps) {
  const { data: friends, isError, refetch } = useFriends()
  const friend = friends?.find(({ id }) => id === friendId)
  const { isTyping, tell } = useTyping(friendId, friend !== undefined)
  const back = useRef<HTMLButtonElement>(null)
  // Who is no friend any more takes along the field that is written in.
  const heir = useFocusFallback(() => back.current)
  return (
    <>
      <ConversationHeader friend={friend} isTyping={isTyping} presence={presence} back={back} />
      {friend && (
        <Box sx={{ display: 'contents' }} {...heir}>
          <WritingArea friend={friend} onType={tell}>
            <Messages friend={friend} />
          </WritingArea>
        </Box>
      )}
      {friends && !friend && (
        <EmptyState scene={<Telescope />} title={copy.unknownFriendTitle} description={copy.unknownFriend} />
      )}
      {!friends && !isError && <LoadingMessages />}
      {!friends && isError && <ErrorState message={copy.friendsFailed} onRetry={() => void refetch()} />}
    </>
  )
}

interface ConversationHeaderProps {
  readonly friend: Friend | undefined
  readonly isTyping: boolean
  readonly presence: ReactNode
  readonly back: RefObject<HTMLButtonElement | null>
}

function ConversationHeader({ friend, isTyping, presence, back }: ConversationHeaderProps) {
  const { openList } = useChatLocation()
  return (
    <PanelHeader>
      <IconButton ref={back} aria-label={copy.back} onClick={openList} edge="start" sx={{ ml: 0 }}>
        <ArrowBack />
      </IconButton>
      {friend && <MemberAvatarLink member={friend} size={40} />}
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="subtitle1" component="h2" noWrap sx={{ lineHeight: 1.35 }}>
          {friend?.username ?? copy.panel}
        </Typography>
        {friend && <Now>{isTyping ? copy.typing : presence}</Now>}
      </Box>
      {friend && (
        <Box sx={{ display: 'flex', alignItems: 'center', marginInlineStart: 'auto' }}>
          <MutedMark friendId={friend.id} />
          <ConversationMenu friend={friend} />
        </Box>
      )}
    </PanelHeader>
  )
}

const Now = styled('p')({ margin: 0, color: lamp.glow, ...scale.small, fontSize: '0.75rem', lineHeight: 1.3 })
