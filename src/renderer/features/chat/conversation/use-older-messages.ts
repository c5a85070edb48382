import { useMutation } from '@tanstack/react-query'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { loadOlder } from '../messages/conversation-cache.ts'

export interface OlderMessages {
  readonly status: 'idle' | 'loading' | 'failed'
  load(): void
}

/** Loads older pages of a conversation. A failure is logged and shown until the next attempt. */
export function useOlderMessages(friendId: string): OlderMessages {
  const member = useMember()
  const { isPending, isError, mutate } = useMutation({
    mutationFn: () => loadOlder(member, friendId),
    onError: (cause) => console.error('older messages could not be loaded', cause),
  })
  const settled = isError ? 'failed' : 'idle'
  return { status: isPending ? 'loading' : settled, load: () => mutate() }
}
