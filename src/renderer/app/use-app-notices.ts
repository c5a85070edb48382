import { useAtom, useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { copy } from '#renderer/entities/session/copy.ts'
import { sessionEndedAtom, sessionKeptInMemoryAtom } from '#renderer/entities/session/session.ts'
import { diskFullAtom } from '#renderer/lib/state/keep.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { copy as appCopy } from './copy.ts'

/**
 * Tells the member that the keychain did not take the session (design §4), that the disk takes no more of what they write,
 * and each time that their session ended.
 */
export function useAppNotices(): void {
  const inMemory = useAtomValue(sessionKeptInMemoryAtom)
  const isDiskFull = useAtomValue(diskFullAtom)
  const [ended, setEnded] = useAtom(sessionEndedAtom)
  const toasts = useToasts()
  useEffect(() => {
    if (inMemory) toasts.info(copy.keptInMemory.title, copy.keptInMemory.description)
  }, [inMemory, toasts])
  useEffect(() => {
    if (isDiskFull) toasts.error(appCopy.diskFull.description, appCopy.diskFull.title)
  }, [isDiskFull, toasts])
  useEffect(() => {
    if (!ended) return
    // The others spoke to the member who is gone.
    toasts.clear()
    toasts.info(copy.ended.title, copy.ended.description)
    setEnded(false)
  }, [ended, setEnded, toasts])
}
