import { forgetFilesOf } from '#renderer/entities/files/upload/pending-files.ts'
import { currentUserIdAtom } from '#renderer/session/session.ts'
import { signOut } from '#renderer/session/sign-out.ts'
import { forgetStored } from '#renderer/session/member-storage.ts'
import { forgetNotes } from '#renderer/session/journal.ts'
import { store } from '#renderer/lib/store.ts'

/** Leaves nothing on this device of a member whose account is gone. Who is here by now is not touched. */
export async function forgetMember(userId: string): Promise<void> {
  // Their sessions elsewhere went with the account. First, since what is on screen would go on writing.
  if (store.get(currentUserIdAtom) === userId) await signOut()
  forgetStored(userId)
  await forgetNotes(userId)
  await forgetFilesOf(userId)
}
