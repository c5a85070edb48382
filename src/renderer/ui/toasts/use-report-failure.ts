import { atom } from 'jotai'
import { useCallback } from 'react'
import { store } from '#renderer/lib/store.ts'
import { serverReachableAtom, serverReturnsAtom } from '#renderer/server/connectivity.ts'
import { isRateLimited, rateLimitText } from '#renderer/server/errors.ts'
import { useToasts } from './use-toasts.ts'
import { useOptionalMember } from '#renderer/session/MemberProvider.tsx'

/** Each time that the server is away; `null` while it is there. */
const outageAtom = atom((get) => (get(serverReachableAtom) ? null : Symbol('outage')))

/** The toast of an outage, and the function that closes it. */
let told: { readonly outage: symbol; readonly isOfPage: boolean; readonly takeBack: () => void } | undefined

/**
 * One line over the page says that the server is away, and one toast which load failed with it: the first of the page, or
 * until one of its own fails, the first of the frame around it.
 * @param show shows the toast and returns what takes it away
 */
function tellOnceAnOutage(isOfPage: boolean, show: () => () => void): (() => void) | undefined {
  const outage = store.get(outageAtom)
  if (outage !== null && outage === told?.outage) {
    if (told.isOfPage || !isOfPage) return undefined
    told.takeBack()
  }
  const takeBack = show()
  untilReturn(takeBack)
  told = outage === null ? undefined : { outage, isOfPage, takeBack }
  return takeBack
}

/** Takes a toast back when the server that is away returns: what it tells of is read anew then. */
function untilReturn(takeBack: () => void): void {
  if (store.get(serverReachableAtom)) return
  const forget = store.sub(serverReturnsAtom, () => {
    forget()
    takeBack()
  })
}

/**
 * Tells the member that something failed, and the log why. With what was only too much at once it says how long to wait;
 * what failed for somebody who has signed out meanwhile is told to nobody.
 * @param how `load` for what the frame was to read, of which one is told while the server is away; `echo` for a load that
 * the page says as well, where it stays
 * @returns of an `echo` what takes it away, once it has been loaded
 */
export function useReportFailure(
  how: 'error' | 'load' | 'echo' = 'error',
): (text: string, cause: unknown) => (() => void) | undefined {
  const toasts = useToasts(how === 'load' ? 'frame' : 'page')
  const member = useOptionalMember()
  return useCallback(
    (text, cause) => {
      if (member?.signal.aborted) {
        console.warn(text, cause)
        return undefined
      }
      const isBraked = isRateLimited(cause)
      console[isBraked ? 'warn' : 'error'](text, cause)
      const way = how === 'echo' ? 'echo' : 'error'
      const show = () => (isBraked ? toasts[way](text, undefined, rateLimitText(cause)) : toasts[way](text))
      if (how === 'echo') return tellOnceAnOutage(true, show)
      if (how === 'load') tellOnceAnOutage(false, show)
      else show()
      return undefined
    },
    [toasts, member, how],
  )
}
