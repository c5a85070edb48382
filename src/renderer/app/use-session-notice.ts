import { useAtom, useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { copy } from '#renderer/entities/session/copy.ts'
import { sessionEndedAtom, sessionKeptInMemoryAtom } from '#renderer/entities/session/session.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'

/** Tells the member, once per run, that the keychain did not take the session (design §4), and each time that it ended. */
export function useSessionNotice(): void {
  const inMemory = useAtomValue(sessionKeptInMemoryAtom)
  const [ended, setEnded] = useAtom(sessionEndedAtom)
  const toasts = useToasts()
  useEffect(() => {
    if (inMemory) toasts.info(copy.keptInMemory.title, copy.keptInMemory.description)
  }, [inMemory, toasts])
  useEffect(() => {
    if (!ended) return
    // The others spoke to the member who is gone.
    toasts.clear()
    toasts.info(copy.ended.title, copy.ended.description)
    setEnded(false)
  }, [ended, setEnded, toasts])
}
