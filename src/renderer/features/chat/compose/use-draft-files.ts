import { useAtomValue } from 'jotai'
import { MOST_AT_ONCE } from '#shared/files/file-rules.ts'
import { usePickFiles } from '#renderer/entities/files/pick/use-pick-files.ts'
import { removePendingFile, addPendingFile } from '#renderer/entities/files/upload/pending-files.ts'
import { currentUserIdAtom } from '#renderer/session/session.ts'
import { store } from '#renderer/lib/store.ts'
import { bytesKey, changeDraftFiles, draftFilesOf, useDraftFilesOf } from '../outbox/draft-files.ts'
import { prepareFile } from './prepare-file.ts'

export type DraftFiles = ReturnType<typeof useDraftFiles>

/** The files that will go to a friend with what is being written, and the ways to bring more. */
export function useDraftFiles(friendId: string) {
  const userId = useAtomValue(currentUserIdAtom) ?? ''
  const files = useDraftFilesOf(userId, friendId)
  const add = async (brought: File) => {
    const { file, facts } = await prepareFile(brought, userId, friendId)
    // Who has signed out meanwhile leaves nothing here.
    if (store.get(currentUserIdAtom) !== userId) return
    const id = crypto.randomUUID()
    await addPendingFile(bytesKey(userId, id), { file, facts: null, keptAt: Date.now() })
    changeDraftFiles(userId, friendId, (known) => [...known, { ...facts, id }])
  }
  const roomLeft = () => MOST_AT_ONCE - draftFilesOf(userId, friendId).length
  const { choose, take, isBusy, whenTaken } = usePickFiles('chat-file', add, roomLeft)
  const remove = (id: string) => {
    changeDraftFiles(userId, friendId, (known) => known.filter((file) => file.id !== id))
    void removePendingFile(bytesKey(userId, id))
  }
  return { files, choose, take, remove, isPreparing: isBusy, whenReady: whenTaken }
}
