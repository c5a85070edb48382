import { atom } from 'jotai'
import { desktop, unwrap } from '#renderer/lib/desktop.ts'
import type { UpdateNews } from '#shared/updates.ts'

/** What main tells of a new version; `null` where there is nothing to tell. */
export const updateNewsAtom = atom<UpdateNews | null>(null)
updateNewsAtom.onMount = (set) => {
  const stop = desktop.updates.onChange(set)
  unwrap(desktop.updates.news()).then(set, noted)
  return stop
}

/** What the member may have done with it; what comes of it is told by the news that follow. */
export const updateActs = {
  download: () => void unwrap(desktop.updates.download()).catch(noted),
  install: () => void unwrap(desktop.updates.install()).catch(noted),
  putOff: () => void unwrap(desktop.updates.putOff()).catch(noted),
} as const

/**
 * Looks for a new version because the member wants one: what comes of it is said in a dialog.
 * @returns whether this copy of the app looks for any
 */
export const lookForUpdate = (): Promise<boolean> =>
  unwrap(desktop.updates.look()).catch((cause: unknown) => {
    noted(cause)
    return false
  })

const noted = (cause: unknown) => console.error('main did nothing about a new version', cause)
