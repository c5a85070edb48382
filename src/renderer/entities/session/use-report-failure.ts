import { useAtomValue } from 'jotai'
import { useCallback } from 'react'
import { store } from '#renderer/lib/state/store.ts'
import { isServerThere } from '#renderer/server/connectivity.ts'
import { isTooMany, tooManyText } from '#renderer/server/too-many.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { currentUserIdAtom } from './session.ts'

/**
 * Tells the member that something failed, and the log why. What was only too much at once is told calmly, and what
 * failed for somebody who has signed out meanwhile is told to nobody.
 * @param how `echo` for what the page says as well, where it stays: no word more while the server is away
 */
export function useReportFailure(how: 'error' | 'echo' = 'error'): (text: string, cause: unknown) => void {
  const toasts = useToasts()
  const userId = useAtomValue(currentUserIdAtom)
  return useCallback(
    (text, cause) => {
      if (store.get(currentUserIdAtom) !== userId) return console.warn(text, cause)
      if (isTooMany(cause)) {
        console.warn(text, cause)
        // One at a time: who is too fast would soon look at a stack of them.
        toasts.clear()
        return toasts.info(text, tooManyText(cause))
      }
      console.error(text, cause)
      if (how === 'error' || isServerThere()) toasts[how](text)
    },
    [toasts, userId, how],
  )
}
