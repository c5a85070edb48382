import { useEffect, useRef, useState } from 'react'
import { useAtomValue } from 'jotai'
import { currentUserIdAtom } from '#renderer/session/session.ts'
import { store } from '#renderer/lib/store.ts'
import { UNREACHABLE, errorFields, isTooMany, isUnreachable, tooManyText } from '#renderer/server/errors.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { copy } from '../copy.ts'
import { uploadFile } from '../sending/api/upload-file.ts'
import type { Upload } from '../sending/upload.ts'
import type { Area } from './crop-area.ts'
import { cutPicture } from './cut-picture.ts'
import type { PictureTarget } from './picture-target.ts'

interface Cut {
  readonly area: Area
  readonly upload: Upload
  /** Where it lies, once it has arrived. */
  address: string | null
}

/**
 * Cuts, uploads and stores a picture. Tried again, what has arrived is not sent again.
 * @returns `progress` from 0 to 1, `null` while nothing is under way
 */
export function useSendPicture({ shape, path, save, saved }: PictureTarget, file: File, onSent: () => void) {
  const [progress, setProgress] = useState<number | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const cut = useRef<Cut>(null)
  const stopping = useRef<AbortController>(null)
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
      ready.address ??= await uploadFile({ ...ready.upload, signal, onProgress: setProgress })
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

/** Tells why a picture could not be stored, in the server's words (spec §8). @returns what does, and takes it back */
function useReportPictureFailure() {
  const toasts = useToasts()
  const userId = useAtomValue(currentUserIdAtom)
  return (cause: unknown) => {
    console.error(copy.picture.failed, cause)
    if (store.get(currentUserIdAtom) !== userId) return () => {}
    return toasts.error(textOf(cause), copy.picture.failed)
  }
}

function textOf(cause: unknown): string {
  if (isTooMany(cause)) return tooManyText(cause)
  if (isUnreachable(cause)) return UNREACHABLE
  return String(errorFields(cause).message)
}
