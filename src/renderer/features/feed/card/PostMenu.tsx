import MoreHoriz from '@mui/icons-material/MoreHorizRounded'
import IconButton from '@mui/material/IconButton'
import { Suspense, type Ref } from 'react'
import { lazyComponent } from '#renderer/lib/lazy-component.tsx'
import { useAnchor } from '#renderer/lib/use-anchor.ts'
import { copy } from '../copy.ts'
import { usePermissions } from '../posts/permissions.ts'
import type { Post } from '../posts/post.ts'

const PostMenuItems = lazyComponent(() => import('./PostMenuItems.tsx'), 'PostMenuItems')

interface PostMenuProps {
  readonly post: Post
  readonly buttonRef: Ref<HTMLButtonElement>
  readonly onEdit: () => void
  readonly onDelete: () => void
}

/** Menu of a post: opening and copying the link for everybody, the rest by spec §6. */
export function PostMenu({ post, buttonRef, onEdit, onDelete }: PostMenuProps) {
  const { mayEdit, mayDelete } = usePermissions()
  const { anchor, wasOpened, open, close } = useAnchor()
  const label = copy.post.options(post.author.username)
  return (
    <>
      <IconButton
        ref={buttonRef}
        size="small"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={open}
        // As high as it is, the line it stands in is no higher than its text.
        sx={{ m: '-6px -8px -6px auto' }}
      >
        <MoreHoriz />
      </IconButton>
      <Suspense>
        {wasOpened && (
          <PostMenuItems
            postId={post.id}
            label={label}
            anchor={anchor}
            onClose={close}
            onEdit={mayEdit(post.author.id) ? onEdit : null}
            onDelete={mayDelete(post.author.id) ? onDelete : null}
          />
        )}
      </Suspense>
    </>
  )
}
