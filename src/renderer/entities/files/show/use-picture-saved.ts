import { useEffect, useEffectEvent } from 'react'
import { desktop } from '#renderer/lib/desktop.ts'
import { useSavedToast } from '#renderer/ui/toasts/use-saved-toast.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import type { ChosenPlace } from '#shared/bridge.ts'
import { copy } from '../copy.ts'

/** Reports pictures saved from the context menu, which main does by itself. */
export function usePictureSaved(): void {
  const toasts = useToasts()
  const tellSaved = useSavedToast()
  const tell = useEffectEvent((place: ChosenPlace | null) => {
    if (place) tellSaved(copy.lightbox.saved, place)
    else toasts.error(copy.lightbox.saveFailed)
  })
  useEffect(() => desktop.files.onPictureSaved((place) => tell(place)), [])
}
