import DeleteOutline from '@mui/icons-material/DeleteOutlineRounded'
import EditOutlined from '@mui/icons-material/EditOutlined'
import LinkRounded from '@mui/icons-material/LinkRounded'
import { DEEP_LINK_SCHEME } from '#shared/config.ts'
import { useCopyText } from '#renderer/entities/text/use-copy-text.ts'
import { ActionMenu, type MenuAction } from '#renderer/ui/action-menu/ActionMenu.tsx'
import { copy } from '../copy.ts'

interface PostMenuItemsProps {
  readonly postId: string
  readonly label: string
  /** The button at which it is open, `null` while it is closed. */
  readonly anchor: HTMLElement | null
  readonly onClose: () => void
  /** `null` where the reader may not. */
  readonly onEdit: (() => void) | null
  readonly onDelete: () => void
}

export function PostMenuItems({ postId, onEdit, onDelete, ...menu }: PostMenuItemsProps) {
  const copyText = useCopyText(copy.link)
  const edit: readonly MenuAction[] = onEdit
    ? [{ label: copy.post.edit, icon: <EditOutlined fontSize="small" />, act: onEdit }]
    : []
  const link: MenuAction = {
    label: copy.link.label,
    icon: <LinkRounded fontSize="small" />,
    act: () => void copyText(`${DEEP_LINK_SCHEME}://post/${postId}`),
  }
  const remove: MenuAction = {
    label: copy.post.remove,
    icon: <DeleteOutline fontSize="small" />,
    isDestructive: true,
    act: onDelete,
  }
  return <ActionMenu {...menu} actions={[...edit, link, remove]} />
}
