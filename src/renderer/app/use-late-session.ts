import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { keychainAnswerAtom } from '#renderer/session/session.ts'
import { checkAgain } from '#renderer/session/start-session.ts'
import { isUnfinishedAtom } from '#renderer/features/auth/flow.ts'

/**
 * Enters with a session that the keychain returns late, for example one that was locked when the system started the
 * app. Not during a sign-up, whose next step would then run in another member's session.
 */
export function useLateSession(): void {
  const answer = useAtomValue(keychainAnswerAtom)
  const isUnfinished = useAtomValue(isUnfinishedAtom)
  useEffect(() => {
    if (answer === 'late' && !isUnfinished) void checkAgain()
  }, [answer, isUnfinished])
}
