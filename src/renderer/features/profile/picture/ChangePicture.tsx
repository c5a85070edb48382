import PhotoCamera from '@mui/icons-material/PhotoCameraOutlined'
import IconButton from '@mui/material/IconButton'
import { Suspense, useState } from 'react'
import { useFileIntake } from '#renderer/entities/files/choosing/use-file-intake.ts'
import { lazyComponent } from '#renderer/lib/lazy-component.ts'
import { space } from '#renderer/theme/tokens.ts'
import { Hint } from '#renderer/ui/hint/Hint.tsx'
import { whileBusy } from '#renderer/ui/while-busy.ts'
import { copy } from '../copy.ts'
import type { PictureKind } from './picture-kind.ts'

const CropDialog = lazyComponent(() => import('./CropDialog.tsx'), 'CropDialog')

const look = {
  bgcolor: space.raised,
  border: `1px solid ${space.lineStrong}`,
  '&:hover': { bgcolor: space.raised },
} as const

/** Chooses another picture of the own profile, by the dialog of the system. */
export function ChangePicture({ kind }: { readonly kind: PictureKind }) {
  const [chosen, setChosen] = useState<File | null>(null)
  const { choose, isBusy } = useFileIntake('image', setChosen)
  const label = copy.picture.change[kind]
  return (
    <>
      <Hint text={label}>
        <IconButton
          size="small"
          aria-label={label}
          onClick={() => void choose()}
          {...whileBusy(isBusy)}
          sx={look}
        >
          <PhotoCamera fontSize="small" />
        </IconButton>
      </Hint>
      <Suspense>
        {chosen && <CropDialog kind={kind} file={chosen} onClose={() => setChosen(null)} />}
      </Suspense>
    </>
  )
}
