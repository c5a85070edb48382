import { useMutation } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { currentUserIdAtom } from '#renderer/session/session.ts'
import { loadOlder } from '../messages/conversation-cache.ts'

export interface OlderMessages {
  readonly status: 'idle' | 'loading' | 'failed'
  load(): void
}

/** Reads older pages of a conversation. A failure is logged and stays until the next attempt. */
export function useOlderMessages(friendId: string): OlderMessages {
  const userId = useAtomValue(currentUserIdAtom)
  const { isPending, isError, mutate } = useMutation({
    mutationFn: async () => {
      if (userId !== null) await loadOlder(userId, friendId)
    },
    onError: (cause) => console.error('older messages could not be loaded', cause),
  })
  const settled = isError ? 'failed' : 'idle'
  return { status: isPending ? 'loading' : settled, load: () => mutate() }
}
