import { useMutation } from '@tanstack/react-query'
import { useReportFailure } from '#renderer/entities/session/use-report-failure.ts'
import { desktop, unwrap } from '#renderer/lib/desktop.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { copy } from '../media/copy.ts'
import { savedName } from '../shown/saved-name.ts'
import type { Slide } from './use-slides.ts'

/** Saves a picture where the member wants it. */
export function useSaveImage() {
  const toasts = useToasts()
  const reportFailure = useReportFailure()
  const { mutateAsync, isPending: isSaving } = useMutation({ mutationFn: saveImage })
  const save = async (slide: Slide) => {
    // What was said of a former try.
    toasts.clear()
    try {
      if (await mutateAsync(slide)) toasts.success(copy.lightbox.saved)
    } catch (cause) {
      reportFailure(copy.lightbox.saveFailed, cause)
    }
  }
  return { save, isSaving }
}

/** @returns false when the member cancels */
async function saveImage({ src, stored }: Slide): Promise<boolean> {
  const response = await fetch(src)
  if (!response.ok) throw new Error(`The picture cannot be read: ${response.status}`)
  const bytes = new Uint8Array(await response.arrayBuffer())
  return unwrap(desktop.files.save({ suggestedName: savedName(stored), bytes }))
}
