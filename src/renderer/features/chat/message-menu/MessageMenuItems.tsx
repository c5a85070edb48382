import ContentCopy from '@mui/icons-material/ContentCopyRounded'
import Download from '@mui/icons-material/FileDownloadOutlined'
import DeleteOutline from '@mui/icons-material/DeleteOutlineRounded'
import type { Friend } from '#renderer/entities/friends/friend.ts'
import { useCopyText } from '#renderer/entities/text/use-copy-text.ts'
import { ActionMenu, type MenuAction } from '#renderer/ui/ActionMenu.tsx'
import { copy } from '../copy.ts'
import { isSavedByMenu, type PlacedFile } from '../attachment/media-of-file.ts'
import { useSaveFile } from '../attachment/use-save-file.ts'
import { useDeleteMessage } from './use-delete-message.ts'

interface MessageMenuItemsProps {
  readonly id: string
  readonly text: string | null
  readonly file: PlacedFile | null
  /** To know the message by. */
  readonly words: string
  readonly mayDelete: boolean
  readonly friend: Friend
  readonly label: string
  /** The button at which it is open, `null` while it is closed. */
  readonly anchor: HTMLElement | null
  readonly onClose: () => void
}

const NONE = { stored: null, name: '', size: null }

export function MessageMenuItems(props: MessageMenuItemsProps) {
  const { id, text, file, words, mayDelete, friend, ...menu } = props
  const copyText = useCopyText(copy)
  const deleteMessage = useDeleteMessage(friend)
  const copying: MenuAction = {
    label: copy.copyText,
    icon: <ContentCopy fontSize="small" />,
    act: () => void copyText(text ?? ''),
  }
  const { save } = useSaveFile(file ?? NONE)
  const saving: MenuAction = {
    label: copy.save,
    icon: <Download fontSize="small" />,
    act: () => void save(),
  }
  const deletion: MenuAction = {
    label: copy.remove,
    icon: <DeleteOutline fontSize="small" />,
    isDestructive: true,
    act: () => void deleteMessage(id, words, file !== null),
  }
  const actions = [
    ...(text === null ? [] : [copying]),
    ...(isSavedByMenu(file) ? [saving] : []),
    ...(mayDelete ? [deletion] : []),
  ]
  return <ActionMenu {...menu} actions={actions} />
}
