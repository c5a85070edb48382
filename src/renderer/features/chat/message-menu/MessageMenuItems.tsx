import ContentCopy from '@mui/icons-material/ContentCopyRounded'
import DeleteOutline from '@mui/icons-material/DeleteOutlineRounded'
import type { Friend } from '#renderer/entities/friends/friend.ts'
import { useCopyText } from '#renderer/entities/text/use-copy-text.ts'
import { ActionMenu, type MenuAction } from '#renderer/ui/action-menu/ActionMenu.tsx'
import { copy } from '../copy.ts'
import type { ChatFile } from '../thread/chat-file.ts'
import { useDeleteMessage } from './use-delete-message.ts'

interface MessageMenuItemsProps {
  readonly id: string
  readonly text: string | null
  readonly file: ChatFile | null
  /** To know the message by. */
  readonly words: string
  readonly mayDelete: boolean
  readonly friend: Friend
  readonly label: string
  /** The button at which it is open, `null` while it is closed. */
  readonly anchor: HTMLElement | null
  readonly onClose: () => void
}

export function MessageMenuItems(props: MessageMenuItemsProps) {
  const { id, text, file, words, mayDelete, friend, ...menu } = props
  const copyText = useCopyText(copy)
  const deleteMessage = useDeleteMessage(friend)
  const copying: MenuAction = {
    label: copy.copyText,
    icon: <ContentCopy fontSize="small" />,
    act: () => void copyText(text ?? ''),
  }
  const deletion: MenuAction = {
    label: copy.remove,
    icon: <DeleteOutline fontSize="small" />,
    isDestructive: true,
    act: () => void deleteMessage(id, words, file !== null),
  }
  const actions = [...(text === null ? [] : [copying]), ...(mayDelete ? [deletion] : [])]
  return <ActionMenu {...menu} actions={actions} />
}
