import { useMemo } from 'react'
import { newId } from '#renderer/lib/new-id.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { changeDraftFiles, type DraftFile } from './draft-files.ts'
import { messageJob } from './outbox.ts'
import { toldStates } from './use-tell-unsent.ts'

/** Sends texts and files through the outbox. What fails stays there; `useTellUnsent` tells why. */
export function useSendMessage() {
  const member = useMember()
  return useMemo(() => {
    const queue = member.part(messageJob.queue)
    return {
      /**
       * @param text ignored if blank (spec §5); at most 4,000 code points
       * @param files of the draft to this friend
       */
      send: (friendId: string, text: string, files: readonly DraftFile[] = []) => {
        const content = text.trim()
        const written = { receiver_id: friendId, created_at: new Date().toISOString() }
        if (content !== '') void queue.add(newId(), { ...written, content })
        for (const { id, ...file } of files) void queue.add(id, { ...written, content: '', file })
        changeDraftFiles(member, friendId, (known) => known.filter(({ id }) => !queue.find(id)))
      },
      retry: (id: string) => {
        member.part(toldStates).clear()
        void queue.run(id)
      },
    }
  }, [member])
}
