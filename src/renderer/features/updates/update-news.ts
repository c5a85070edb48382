import { atom } from 'jotai'
import { desktop, unwrap } from '#renderer/lib/desktop.ts'
import type { UpdateNews } from '#shared/updates.ts'

/** Main's news about an update; `null` if there is none. */
export const updateNewsAtom = atom<UpdateNews | null>(null)
updateNewsAtom.onMount = (set) => {
  const stop = desktop.updates.onChange(set)
  unwrap(desktop.updates.news()).then(set, noted)
  return stop
}

/** Actions on an update; their results arrive as news. */
export const updateActs = {
  download: () => void unwrap(desktop.updates.download()).catch(noted),
  install: () => void unwrap(desktop.updates.install()).catch(noted),
  putOff: () => void unwrap(desktop.updates.putOff()).catch(noted),
} as const

/**
 * Checks for updates at the member's request and shows the result in a dialog.
 * @returns whether this copy of the app checks for updates
 */
export const lookForUpdate = (): Promise<boolean> =>
  unwrap(desktop.updates.look()).catch((cause: unknown) => {
    noted(cause)
    return false
  })

const noted = (cause: unknown) => console.error('main did nothing about a new version', cause)
