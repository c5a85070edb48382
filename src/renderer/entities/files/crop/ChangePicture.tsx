import PhotoCamera from '@mui/icons-material/PhotoCameraOutlined'
import IconButton from '@mui/material/IconButton'
import { Suspense, useState } from 'react'
import { lazyComponent } from '#renderer/lib/lazy-component.tsx'
import { space } from '#renderer/theme/tokens.ts'
import { Hint } from '#renderer/ui/Hint.tsx'
import type { PictureTarget } from './picture-target.ts'

const PictureDialog = lazyComponent(() => import('./PictureDialog.tsx'), 'PictureDialog')

interface ChangePictureProps {
  readonly label: string
  readonly target: PictureTarget
}

const look = {
  bgcolor: space.raised,
  border: `1px solid ${space.lineStrong}`,
  '&:hover': { bgcolor: space.raised },
} as const

/** Button that opens the dialog for choosing and cropping a picture, which is loaded on demand. */
export function ChangePicture({ label, target }: ChangePictureProps) {
  const [isOpen, setIsOpen] = useState(false)
  // The name of the person shown is below it.
  const isPortrait = target.shape === 'square'
  return (
    <>
      <Hint text={label} side={isPortrait ? 'right' : 'bottom'}>
        <IconButton size="small" aria-label={label} onClick={() => setIsOpen(true)} sx={look}>
          <PhotoCamera fontSize="small" />
        </IconButton>
      </Hint>
      <Suspense>{isOpen && <PictureDialog target={target} onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  )
}
