import { useAtomValue } from 'jotai'
import { useCallback, useState } from 'react'
import { currentUserIdAtom } from '#renderer/entities/session/session.ts'
import { loadOlder } from '../thread/conversation-cache.ts'

export interface OlderMessages {
  readonly status: 'idle' | 'loading' | 'failed'
  load(): void
}

/** Reads older pages of a conversation, one at a time. A failure is logged and stays until the next attempt. */
export function useOlderMessages(friendId: string): OlderMessages {
  const userId = useAtomValue(currentUserIdAtom)
  const [status, setStatus] = useState<OlderMessages['status']>('idle')
  const load = useCallback(async () => {
    if (userId === null) return
    setStatus('loading')
    try {
      await loadOlder(userId, friendId)
      setStatus('idle')
    } catch (error) {
      console.error('older messages could not be loaded', error)
      setStatus('failed')
    }
  }, [userId, friendId])
  return { status, load: () => void load() }
}
