import { desktop, unwrap } from '#renderer/lib/desktop.ts'
import type { ChosenPlace } from '#shared/bridge.ts'
import { copy } from '../copy.ts'
import { useToasts } from './use-toasts.ts'

/** Shows a toast for a saved file, with a button that opens its folder. */
export function useSavedToast(): (title: string, place: ChosenPlace, description?: string) => void {
  const toasts = useToasts()
  const show = async (token: string) => {
    try {
      await unwrap(desktop.files.showInFolder(token))
    } catch (cause) {
      console.warn('A file could not be shown in its folder', cause)
      toasts.error(copy.notInFolder)
    }
  }
  return (title, { token }, description) =>
    toasts.success(title, description, { label: copy.showInFolder, act: () => void show(token) })
}
