import ForumOutlined from '@mui/icons-material/ForumOutlined'
import Badge from '@mui/material/Badge'
import IconButton from '@mui/material/IconButton'
import { useAtomValue } from 'jotai'
import { Hint } from '#renderer/ui/hint/Hint.tsx'
import { unreadConversationsAtom } from './attention/unread.ts'
import { copy } from './copy.ts'
import { useChatLocation } from './use-chat-location.ts'

/** Opens and closes the chat panel, and says in how many conversations something is unread. */
export function ChatButton() {
  const { isOpen, openList, close } = useChatLocation()
  const unread = useAtomValue(unreadConversationsAtom)
  const action = isOpen ? copy.closeChat : copy.openChat
  const label = unread > 0 ? `${action}, ${copy.unreadConversations(unread)}` : action
  return (
    <Hint text={label}>
      <IconButton aria-label={label} aria-expanded={isOpen} onClick={isOpen ? close : openList}>
        <Badge badgeContent={unread > 0 ? unread : null} color="primary">
          <ForumOutlined />
        </Badge>
      </IconButton>
    </Hint>
  )
}
