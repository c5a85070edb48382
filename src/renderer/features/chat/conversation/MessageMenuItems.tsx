import ContentCopy from '@mui/icons-material/ContentCopyRounded'
import Download from '@mui/icons-material/FileDownloadOutlined'
import DeleteOutline from '@mui/icons-material/DeleteOutlineRounded'
import { useUndoableDeletion } from '#renderer/entities/deletion/undoable-deletion.ts'
import type { Friend } from '#renderer/entities/friends/friend.ts'
import { useCopyText } from '#renderer/entities/text/use-copy-text.ts'
import { ActionMenu, type MenuAction } from '#renderer/ui/ActionMenu.tsx'
import { useConfirm } from '#renderer/ui/confirm/confirm.ts'
import { copy } from '../copy.ts'
import { isSavedByMenu, type PlacedFile } from '../messages/message-file.ts'
import { useSaveFile } from './use-save-file.ts'
import { deletableMessage } from '../messages/deletion.ts'

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
  const message = menu.anchor?.closest('[data-index]')?.querySelector('article')
  return <ActionMenu {...menu} subject={message} actions={actions} />
}

/**
 * Asks before an own message goes, for both who talk; it may be brought back for a while, and a failure is told.
 * @returns takes its id and words to know it by
 */
function useDeleteMessage(friend: Friend): (id: string, words: string, hasFile: boolean) => Promise<void> {
  const confirm = useConfirm()
  const remove = useUndoableDeletion(deletableMessage)
  return async (id, words, hasFile) => {
    const isSure = await confirm({
      title: copy.removeTitle,
      description: copy.removeDescription(words, friend.username),
      confirmLabel: copy.removeConfirm,
      destructive: true,
    })
    if (isSure) remove(id, { friendId: friend.id, hasFile })
  }
}
