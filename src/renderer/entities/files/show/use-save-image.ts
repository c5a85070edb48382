import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { desktop, unwrap } from '#renderer/lib/desktop.ts'
import { download } from '#renderer/server/until-silent.ts'
import { useSavedToast } from '#renderer/ui/toasts/use-saved-toast.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import type { ChosenPlace } from '#shared/bridge.ts'
import { savedName } from './file-name.ts'
import { copy } from '../copy.ts'

interface StoredPicture {
  /** Its current address. */
  readonly address: string
  /** `bucket/path`. */
  readonly stored: string
}

/** Saves the original of a picture where the member chooses. */
export function useSaveImage() {
  const toasts = useToasts()
  const tellSaved = useSavedToast()
  const forgetFailure = useRef(() => {})
  const { mutateAsync, isPending: isSaving } = useMutation({ mutationFn: saveImage })
  const save = async (picture: StoredPicture) => {
    forgetFailure.current()
    try {
      const place = await mutateAsync(picture)
      if (place) tellSaved(copy.lightbox.saved, place)
    } catch (cause) {
      console.error(copy.lightbox.saveFailed, cause)
      forgetFailure.current = toasts.error(copy.lightbox.saveFailed)
    }
  }
  return { save, isSaving }
}

/** @returns `null` if the member cancels */
async function saveImage({ address, stored }: StoredPicture): Promise<ChosenPlace | null> {
  const bytes = new Uint8Array(await (await download(address)).arrayBuffer())
  return unwrap(desktop.files.save({ suggestedName: savedName(stored), bytes }))
}
