import DeleteOutline from '@mui/icons-material/DeleteOutlineRounded'
import EditOutlined from '@mui/icons-material/EditOutlined'
import { ActionMenu, type MenuAction } from '#renderer/ui/action-menu/ActionMenu.tsx'
import { copy } from '../copy.ts'

interface PostMenuItemsProps {
  readonly label: string
  /** The button at which it is open, `null` while it is closed. */
  readonly anchor: HTMLElement | null
  readonly onClose: () => void
  /** `null` where the reader may not. */
  readonly onEdit: (() => void) | null
  readonly onDelete: () => void
}

export function PostMenuItems({ onEdit, onDelete, ...menu }: PostMenuItemsProps) {
  const edit: readonly MenuAction[] = onEdit
    ? [{ label: copy.post.edit, icon: <EditOutlined fontSize="small" />, act: onEdit }]
    : []
  const remove: MenuAction = {
    label: copy.post.remove,
    icon: <DeleteOutline fontSize="small" />,
    isDestructive: true,
    act: onDelete,
  }
  return <ActionMenu {...menu} actions={[...edit, remove]} />
}
