import Close from '@mui/icons-material/CloseRounded'
import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import type { PostCategory } from '../categories.ts'
import { copy } from '../copy.ts'
import type { Post } from '../posts/post.ts'
import { CreatePostForm } from './CreatePostForm.tsx'
import { usePostComposer } from './use-post-composer.ts'

interface CreatePostDialogProps {
  readonly isOpen: boolean
  readonly suggestedCategory: PostCategory
  readonly onClose: () => void
  readonly onPublished: (post: Post) => void
}

export function CreatePostDialog({ isOpen, suggestedCategory, onClose, onPublished }: CreatePostDialogProps) {
  const composer = usePostComposer(suggestedCategory, { onPublished, onFinished: onClose })
  return (
    <Dialog open={isOpen} onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="create-post-title">
      <DialogTitle id="create-post-title" variant="h2" sx={{ pr: 8 }}>
        {copy.create.title}
      </DialogTitle>
      <IconButton
        aria-label={copy.create.close}
        onClick={onClose}
        sx={{ position: 'absolute', top: 14, right: 14 }}
      >
        <Close />
      </IconButton>
      <CreatePostForm composer={composer} />
    </Dialog>
  )
}
