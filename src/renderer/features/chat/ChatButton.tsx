import ForumOutlined from '@mui/icons-material/ForumOutlined'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { Hint } from '#renderer/ui/Hint.tsx'
import { useUnreadConversations } from './notifications/unread.ts'
import { Lamp } from './Lamp.ts'
import { copy } from './copy.ts'
import { useChatLocation } from './use-chat-location.ts'

const CornerLamp = styled(Lamp)({ top: 6, right: 6 })

/**
 * Opens and closes the chat panel; lit while something is unread. The counts are shown per friend: a number of
 * conversations above counts of messages would look like another count of the same.
 */
export function ChatButton() {
  const { isOpen, openList, close } = useChatLocation()
  const unread = useUnreadConversations()
  const action = isOpen ? copy.closeChat : copy.openChat
  const label = unread > 0 ? `${action}, ${copy.unreadConversations(unread)}` : action
  return (
    <Hint text={label}>
      <IconButton aria-label={label} aria-expanded={isOpen} onClick={isOpen ? close : openList}>
        <ForumOutlined />
        {unread > 0 && <CornerLamp />}
      </IconButton>
    </Hint>
  )
}
