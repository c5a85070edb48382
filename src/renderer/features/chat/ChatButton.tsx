import ForumOutlined from '@mui/icons-material/ForumOutlined'
import IconButton from '@mui/material/IconButton'
import { CountBadge } from '#renderer/ui/CountBadge.tsx'
import { Hint } from '#renderer/ui/Hint.tsx'
import { useUnreadConversations } from './notifications/unread.ts'
import { copy } from './copy.ts'
import { useChatLocation } from './use-chat-location.ts'

const corner = { position: 'absolute', top: 0, left: 20 } as const

/** Opens and closes the chat panel, and says in how many conversations something is unread. */
export function ChatButton() {
  const { isOpen, openList, close } = useChatLocation()
  const unread = useUnreadConversations()
  const action = isOpen ? copy.closeChat : copy.openChat
  const label = unread > 0 ? `${action}, ${copy.unreadConversations(unread)}` : action
  return (
    <Hint text={label}>
      <IconButton aria-label={label} aria-expanded={isOpen} onClick={isOpen ? close : openList}>
        <ForumOutlined />
        {unread > 0 && <CountBadge count={unread} aria-hidden style={corner} />}
      </IconButton>
    </Hint>
  )
}
