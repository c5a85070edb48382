import DeleteOutline from '@mui/icons-material/DeleteOutlineRounded'
import ArticleOutlined from '@mui/icons-material/ArticleOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import LinkRounded from '@mui/icons-material/LinkRounded'
import { useLocation, useNavigate } from 'react-router-dom'
import { DEEP_LINK_SCHEME } from '#shared/config.ts'
import { useCopyText } from '#renderer/entities/text/use-copy-text.ts'
import { ActionMenu, type MenuAction } from '#renderer/ui/ActionMenu.tsx'
import { copy } from '../copy.ts'
import { usePostAddress } from './use-post-address.ts'

interface PostMenuItemsProps {
  readonly postId: string
  readonly label: string
  /** The button at which it is open, `null` while it is closed. */
  readonly anchor: HTMLElement | null
  readonly onClose: () => void
  /** `null` where the member may not. */
  readonly onEdit: (() => void) | null
  /** `null` where the member may not. */
  readonly onDelete: (() => void) | null
}

export function PostMenuItems({ postId, onEdit, onDelete, ...menu }: PostMenuItemsProps) {
  const copyText = useCopyText(copy.link)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const address = usePostAddress(postId)
  const open: MenuAction = {
    label: copy.post.open,
    icon: <ArticleOutlined fontSize="small" />,
    act: () => void navigate(address),
  }
  const edit = onEdit && { label: copy.post.edit, icon: <EditOutlined fontSize="small" />, act: onEdit }
  const link: MenuAction = {
    label: copy.link.label,
    icon: <LinkRounded fontSize="small" />,
    act: () => void copyText(`${DEEP_LINK_SCHEME}://post/${postId}`),
  }
  const remove = onDelete && {
    label: copy.post.remove,
    icon: <DeleteOutline fontSize="small" />,
    isDestructive: true,
    act: onDelete,
  }
  // Nobody is led to where they are.
  const isThere = pathname === address.pathname
  const actions = [isThere ? null : open, edit, link, remove].filter((action) => action !== null)
  return <ActionMenu {...menu} actions={actions} isAtEnd />
}
