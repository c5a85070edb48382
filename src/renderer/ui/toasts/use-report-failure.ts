import { atom } from 'jotai'
import { useCallback } from 'react'
import { store } from '#renderer/lib/store.ts'
import { serverReachableAtom } from '#renderer/server/connectivity.ts'
import { isRateLimited, rateLimitText } from '#renderer/server/errors.ts'
import type { MemberScope } from '#renderer/session/member-scope.ts'
import { useOptionalMember } from '#renderer/session/MemberProvider.tsx'
import { copy } from '../copy.ts'
import { showToastAtom, useToasts } from './use-toasts.ts'

/** A new symbol for each outage of the server; `null` while it is reachable. */
const outageAtom = atom((get) => (get(serverReachableAtom) ? null : Symbol('outage')))

/** The toast of the current outage, and the function that closes it. */
let told: { readonly outage: symbol; readonly isOfPage: boolean; readonly takeBack: () => void } | undefined

/**
 * Shows at most one toast per outage, since a line above the page already says that the server is away: that of the
 * first failed load of the page, or of the frame until one of the page fails.
 * @param show shows the toast and returns what dismisses it
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

/** Dismisses a toast when the server returns, because its content is then loaded again. */
function untilReturn(takeBack: () => void): void {
  if (store.get(serverReachableAtom)) return
  const forget = store.sub(serverReachableAtom, () => {
    forget()
    takeBack()
  })
}

/** Tells a member of a failure that belongs to no page, and logs the cause. One who has signed out meanwhile is not told. */
export function reportToMember(
  member: MemberScope,
  text: string,
  cause: unknown,
  title: string = copy.error,
): void {
  console.error(text, cause)
  if (member.signal.aborted) return
  store.set(showToastAtom, { variant: 'error', title, description: text })
}

/**
 * Tells the member that something failed, and logs the cause. If a rate limit caused it, the message says how long to
 * wait; failures of a member who has signed out meanwhile are not shown.
 * @param how `load` for content of the frame, of which only one is reported per outage; `echo` for a load whose failure
 * the page shows as well
 * @returns for an `echo`, what dismisses it once the content has loaded
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
