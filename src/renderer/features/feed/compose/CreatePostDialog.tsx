import Close from '@mui/icons-material/CloseRounded'
import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import { useAtom } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { DropHint } from '#renderer/entities/files/pick/DropHint.tsx'
import { droppedFilesAtom, useDropZone } from '#renderer/entities/files/pick/drop-and-paste.ts'
import { ACCENT, accentStyle, faintAccent } from '#renderer/theme/accent.ts'
import { lowWindow } from '#renderer/theme/tokens.ts'
import { limbOf } from '#renderer/ui/sky/Limb.tsx'
import { categoryAccent, type PostCategory } from '../categories.ts'
import { copy } from '../copy.ts'
import { CreatePostForm } from './CreatePostForm.tsx'
import { usePostComposer, type PostComposer, type PublishListeners } from './use-post-composer.ts'

interface CreatePostDialogProps extends PublishListeners {
  readonly isOpen: boolean
  readonly suggestedCategory: PostCategory
  readonly onClose: () => void
}

/** Its foot is the planet of the universe that the post goes to. Its edge runs between what is written and the buttons. */
const universe = {
  '& .MuiBackdrop-root': { backgroundColor: 'rgba(4, 4, 16, 0.58)' },
  '& .MuiDialog-paper': {
    isolation: 'isolate',
    borderColor: faintAccent(45),
    boxShadow: `0 0 60px -12px ${faintAccent(38)}`,
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      inset: 0,
      background: limbOf({ glow: ACCENT, rim: ACCENT }, { radius: '2000px', top: 'calc(100% - 80px)' }),
      opacity: 0.6,
      pointerEvents: 'none',
      '@media (forced-colors: active)': { display: 'none' },
    },
  },
} as const

export function CreatePostDialog({ isOpen, suggestedCategory, onClose, ...told }: CreatePostDialogProps) {
  const composer = usePostComposer(suggestedCategory, { ...told, onFinished: onClose })
  const take = useBroughtFiles(composer)
  const { isOver, zone } = useDropZone(take)
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby="create-post-title"
      style={accentStyle(categoryAccent(composer.category))}
      sx={universe}
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
