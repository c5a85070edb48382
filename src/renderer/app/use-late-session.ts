import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { keychainAnswerAtom } from '#renderer/session/session.ts'
import { checkAgain } from '#renderer/session/start-session.ts'
import { isUnfinishedAtom } from '#renderer/features/auth/flow.ts'

/**
 * Lets in whose session a keychain gives late: one that was locked when the system started the app. Not into the middle of
 * a sign-up, whose next step would be taken with somebody else's session.
 */
export function useLateSession(): void {
  const answer = useAtomValue(keychainAnswerAtom)
  const isUnfinished = useAtomValue(isUnfinishedAtom)
  useEffect(() => {
    if (answer === 'late' && !isUnfinished) void checkAgain()
  }, [answer, isUnfinished])
}
