import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { styled } from '@mui/material/styles'
import { useEffect, useRef, useState } from 'react'
import { uploadFailureText } from '#renderer/server/errors.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { nebula } from '#renderer/theme/tokens.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { whileBusy } from '#renderer/ui/while-busy.ts'
import { copy } from '../copy.ts'
import { cutPicture, type Area } from './crop-area.ts'
import { CropStage } from './CropStage.tsx'
import type { ChosenPicture, PictureTarget } from './picture-target.ts'
import { uploadFile } from '../upload/api.ts'
import type { Upload } from '../stored-file.ts'

interface CropPictureProps {
  readonly target: PictureTarget
  readonly chosen: ChosenPicture
  readonly onAnother: () => void
  readonly onDone: () => void
}

/** Visible at every scroll position. */
const Outcome = styled('div')({ padding: '8px 24px 0' })

const Progress = styled('progress')({ width: '100%', accentColor: nebula.cyan })

const texts = copy.picture

/** Crops a picture and uploads it. A failed attempt can be repeated. */
export function CropPicture({ target, chosen, onAnother, onDone }: CropPictureProps) {
  const [area, setArea] = useState<Area | null>(null)
  const { send, stop, progress, hasFailed } = useSendPicture(target, chosen.file, onDone)
  const isSending = progress !== null
  return (
    <>
      <DialogContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, pb: 1 }}>
        <CropStage chosen={chosen} shape={target.shape} isFixed={isSending} onArea={setArea} />
      </DialogContent>
      <Outcome>
        {hasFailed && (
          <Alert severity="error" variant="outlined" role="note">
            {texts.unsaved}
          </Alert>
        )}
        {isSending && <Progress aria-label={texts.sending} value={progress} />}
      </Outcome>
      <DialogActions sx={{ px: 3, pb: 2.5, flexWrap: 'wrap' }}>
        <Button color="inherit" onClick={isSending ? stop : onAnother}>
          {isSending ? texts.stop : texts.another}
        </Button>
        <Button
          variant="contained"
          disabled={area === null}
          onClick={() => void (area && send(area))}
          {...whileBusy(isSending)}
        >
          {hasFailed ? texts.retry : texts.save}
        </Button>
      </DialogActions>
    </>
  )
}

interface Cut {
  readonly area: Area
  readonly upload: Upload
  /** Address of the uploaded file. */
  address: string | null
}

/**
 * Crops, uploads and saves a picture. A retry does not repeat a finished upload.
 * @returns `progress` from 0 to 1, `null` while nothing is being sent
 */
function useSendPicture({ shape, path, save, saved }: PictureTarget, file: File, onSent: () => void) {
  const [progress, setProgress] = useState<number | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const cut = useRef<Cut>(null)
  const stopping = useRef<AbortController>(null)
  const { supabase } = useMember()
  const toasts = useToasts()
  const forgetFailure = useRef(() => {})
  const reportFailure = useReportPictureFailure()
  useEffect(() => () => stopping.current?.abort(), [])

  const prepare = async (area: Area): Promise<Cut> => {
    if (cut.current?.area === area) return cut.current
    const picture = await cutPicture(file, area, shape)
    const upload = { bucket: 'user-assets', path: `${path}-${Date.now()}`, file: picture } as const
    return (cut.current = { area, upload, address: null })
  }
  const send = async (area: Area) => {
    if (stopping.current) return
    const { signal } = (stopping.current = new AbortController())
    setHasFailed(false)
    forgetFailure.current()
    setProgress(0)
    try {
      const ready = await prepare(area)
      signal.throwIfAborted()
      ready.address ??= await uploadFile(supabase, { ...ready.upload, signal, onProgress: setProgress })
      signal.throwIfAborted()
      await save(ready.address)
      toasts.success(saved)
      onSent()
    } catch (cause) {
      if (signal.aborted) return
      setHasFailed(true)
      forgetFailure.current = reportFailure(cause)
    } finally {
      stopping.current = null
      setProgress(null)
    }
  }
  const stop = () => stopping.current?.abort()
  return { send, stop, progress, hasFailed }
}

/**
 * Reports why a picture could not be saved, in the server's words (spec §8).
 * @returns functions to report and to withdraw the report
 */
export function useReportPictureFailure() {
  const toasts = useToasts()
  return (cause: unknown) => {
    console.error(copy.picture.failed, cause)
    return toasts.error(uploadFailureText(cause), copy.picture.failed)
  }
}
