import { useMember } from '#renderer/session/MemberProvider.tsx'
import { MOST_AT_ONCE } from '#shared/files/file-rules.ts'
import { usePickFiles } from '#renderer/entities/files/pick/use-pick-files.ts'
import { removePendingFile, addPendingFile } from '#renderer/session/pending-files.ts'
import { newId } from '#renderer/lib/new-id.ts'
import { changeDraftFiles, draftFilesOf, useDraftFilesOf } from '../outbox/draft-files.ts'
import { bytesPlace } from '../outbox/file-to-send.ts'
import { prepareFile } from './prepare-file.ts'

export type DraftFiles = ReturnType<typeof useDraftFiles>

/** The files of the draft to a friend, and the ways to add more. */
export function useDraftFiles(friendId: string) {
  const member = useMember()
  const files = useDraftFilesOf(friendId)
  const add = async (brought: File) => {
    const { file, facts } = await prepareFile(brought, member.id, friendId)
    const id = newId()
    await addPendingFile(member, bytesPlace(id), { file, facts: null, keptAt: Date.now() })
    changeDraftFiles(member, friendId, (known) => [...known, { ...facts, id }])
  }
  const roomLeft = () => MOST_AT_ONCE - draftFilesOf(member, friendId).length
  const { choose, take, isBusy, whenTaken } = usePickFiles('chat-file', add, roomLeft)
  const remove = (id: string) => {
    changeDraftFiles(member, friendId, (known) => known.filter((file) => file.id !== id))
    void removePendingFile(member, bytesPlace(id))
  }
  return { files, choose, take, remove, isPreparing: isBusy, whenReady: whenTaken }
}
