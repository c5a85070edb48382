import Box from '@mui/material/Box'
import type { KeyboardEvent, ReactNode } from 'react'
import { useFriends } from '#renderer/entities/friends/friends.ts'
import { useFirstFailure } from '#renderer/lib/use-first-failure.ts'
import { store } from '#renderer/lib/store.ts'
import { useReportFailure } from '#renderer/ui/toasts/use-report-failure.ts'
import { toastsAtom } from '#renderer/ui/toasts/use-toasts.ts'
import { VisuallyHidden } from '#renderer/ui/VisuallyHidden.tsx'
import { ConversationView } from './conversation/ConversationView.tsx'
import { copy } from './copy.ts'
import { FriendList } from './friends/FriendList.tsx'
import { useIsPresent } from './friends/presence.ts'
import { useChatLocation } from './use-chat-location.ts'

interface ChatPanelProps {
  /** The panel covers the page and takes over its role and heading. */
  readonly isPage: boolean
  /** The handle between panel and page. */
  readonly edge?: ReactNode
}

/** The side panel of the chat: the list of friends or one conversation, by the address (spec §2). */
export function ChatPanel({ isPage, edge }: ChatPanelProps) {
  const { friendId, openList, close } = useChatLocation()
  useFriendsFailure()
  const onKeyDown = (event: KeyboardEvent) => {
    // A toast goes first, as everywhere: it hears of the key after this.
    if (store.get(toastsAtom).length > 0) return
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (friendId === null) close()
    else openList()
  }
  return (
    <Box
      // One element for both: a window made wider or narrower leaves what is read and typed where it is.
      component="section"
      role={isPage ? 'main' : 'complementary'}
      data-pane
      aria-label={copy.panel}
      onKeyDown={onKeyDown}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        height: '100%',
        minHeight: 0,
        // In a very low window, as one at 400 % is: else nothing would be left between head and foot.
        overflowY: 'auto',
        // Sky of its own stands behind what is in it.
        isolation: 'isolate',
        // One has come to write: the field that is ready for it need not call.
        '& .MuiOutlinedInput-root': { borderRadius: '22px' },
        '&& .Mui-focused > .MuiOutlinedInput-notchedOutline': { borderWidth: 1 },
      }}
    >
      {edge}
      {isPage && <VisuallyHidden as="h1">{copy.panel}</VisuallyHidden>}
      {friendId === null ? <FriendList /> : <Conversation key={friendId} friendId={friendId} />}
    </Box>
  )
}

const Conversation = ({ friendId }: { readonly friendId: string }) => (
  <ConversationView friendId={friendId} presence={<Presence friendId={friendId} />} />
)

/** Only for friends: the presence of others is never requested. */
const Presence = ({ friendId }: { readonly friendId: string }) => useIsPresent(friendId) && copy.isPresent

/** Tells a member who opened the chat that their friends could not be loaded (spec §8). */
export function useFriendsFailure(): void {
  const reportFailure = useReportFailure('load')
  useFirstFailure('friends', useFriends(), (cause) => reportFailure(copy.friendsFailed, cause))
}
