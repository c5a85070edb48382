import type { MemberScope } from '#renderer/session/member-scope.ts'
import { pendingFile } from '#renderer/session/pending-files.ts'
import { storeFiles, setUpload } from '#renderer/entities/files/upload/upload-files.ts'
import { UploadFailure } from '#renderer/entities/files/upload/upload-failure.ts'
import { failureKind, isRateLimited, secondsToWait } from '#renderer/server/errors.ts'
import { sendMessage, type SendOutcome } from './api.ts'
import { bytesPlace, type FileToSend } from './draft-files.ts'
import type { OutboxEntry } from './outbox.ts'
import { FileGone } from './send-failure.ts'

/** Stores the file of a message and sends the message. A repeated attempt duplicates neither. */
export async function deliverFile(
  member: MemberScope,
  entry: OutboxEntry,
  file: FileToSend,
): Promise<SendOutcome> {
  const { id, receiver_id } = entry
  const kept = await pendingFile(member, bytesPlace(id))
  if (!kept) return { status: 'refused', cause: new FileGone(`there are no bytes of ${id}`) }
  const { path, name, type, size, width, height } = file
  try {
    const [file_url = ''] = await storeFiles(member, id, [{ bucket: 'chat-assets', path, file: kept.file }])
    // From here on it cannot be stopped: the message may already have arrived.
    setUpload(member, id, { share: 1, cancel: null })
    const facts = { file_name: name, file_size: size, media_width: width, media_height: height }
    return await sendMessage(member.supabase, {
      id,
      sender_id: member.id,
      receiver_id,
      file_url,
      file_type: type,
      ...facts,
    })
  } catch (cause) {
    return failed(cause)
  } finally {
    setUpload(member, id, undefined)
  }
}

function failed(error: unknown): SendOutcome {
  const cause = error instanceof Error ? error : new Error(String(error))
  const reason = cause instanceof UploadFailure ? cause.cause : undefined
  if (isRateLimited(reason)) return { status: 'limited', cause, seconds: secondsToWait(reason) }
  return {
    status: reason !== undefined && failureKind(reason) === 'passing' ? 'unreachable' : 'refused',
    cause,
  }
}
