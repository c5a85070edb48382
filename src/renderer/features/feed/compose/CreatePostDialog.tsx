import Close from '@mui/icons-material/CloseRounded'
import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import { useAtom } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { DropHint } from '#renderer/entities/files/pick/DropHint.tsx'
import { useDropZone } from '#renderer/entities/files/pick/drop-and-paste.ts'
import { lowWindow } from '#renderer/theme/tokens.ts'
import type { PostCategory } from '../categories.ts'
import { copy } from '../copy.ts'
import type { Post } from '../posts/post.ts'
import { droppedFilesAtom } from './draft-media.ts'
import { CreatePostForm } from './CreatePostForm.tsx'
import { usePostComposer, type PostComposer } from './use-post-composer.ts'

interface CreatePostDialogProps {
  readonly isOpen: boolean
  readonly suggestedCategory: PostCategory
  readonly onClose: () => void
  readonly onPublished: (post: Post) => void
}

export function CreatePostDialog({ isOpen, suggestedCategory, onClose, onPublished }: CreatePostDialogProps) {
  const composer = usePostComposer(suggestedCategory, { onPublished, onFinished: onClose })
  const take = useBroughtFiles(composer)
  const { isOver, zone } = useDropZone(take)
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby="create-post-title"
      {...zone}
    >
      {isOver && <DropHint text={copy.create.drop} />}
      <DialogTitle id="create-post-title" variant="h2" sx={{ pr: 8, [lowWindow]: { py: 1 } }}>
        {copy.create.title}
      </DialogTitle>
      <IconButton
        aria-label={copy.create.close}
        onClick={onClose}
        sx={{ position: 'absolute', top: 14, right: 14, [lowWindow]: { top: 2 } }}
      >
        <Close />
      </IconButton>
      <CreatePostForm composer={composer} />
    </Dialog>
  )
}

/** Takes what was dropped on the page under the dialog. @returns takes what is dropped on the dialog itself */
function useBroughtFiles({ media, isReadOnly }: PostComposer) {
  const [brought, setBrought] = useAtom(droppedFilesAtom)
  const take = (files: readonly File[]) => {
    if (!isReadOnly) void media.take(files)
  }
  const takeBrought = useEffectEvent(() => {
    if (brought.length === 0) return
    setBrought([])
    take(brought)
  })
  useEffect(() => takeBrought(), [brought])
  return take
}
