import { atom, useAtomValue } from 'jotai'
import { useCallback } from 'react'
import { store } from '#renderer/lib/state/store.ts'
import { serverReachableAtom } from '#renderer/server/connectivity.ts'
import { isTooMany, tooManyText } from '#renderer/server/too-many.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { currentUserIdAtom } from './session.ts'

/** Each time that the server is away; `null` while it is there. */
const outageAtom = atom((get) => (get(serverReachableAtom) ? null : Symbol('outage')))

let toldOutage: symbol | null = null

/** One line over the page says that the server is away: of the loads that fail with it the first is told, in its words. */
function isToldAlready(): boolean {
  const outage = store.get(outageAtom)
  const isTold = outage !== null && outage === toldOutage
  toldOutage = outage
  return isTold
}

/**
 * Tells the member that something failed, and the log why. With what was only too much at once it says how long to wait;
 * what failed for somebody who has signed out meanwhile is told to nobody.
 * @param how `load` for what was to be read, of which one is told while the server is away; `echo` for a load that the
 * page says as well, where it stays
 */
export function useReportFailure(
  how: 'error' | 'load' | 'echo' = 'error',
): (text: string, cause: unknown) => void {
  const toasts = useToasts()
  const userId = useAtomValue(currentUserIdAtom)
  return useCallback(
    (text, cause) => {
      if (store.get(currentUserIdAtom) !== userId) return console.warn(text, cause)
      const isBraked = isTooMany(cause)
      console[isBraked ? 'warn' : 'error'](text, cause)
      if (how !== 'error' && isToldAlready()) return
      const way = how === 'echo' ? 'echo' : 'error'
      if (isBraked) toasts[way](text, undefined, tooManyText(cause))
      else toasts[way](text)
    },
    [toasts, userId, how],
  )
}
