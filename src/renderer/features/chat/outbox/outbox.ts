import { z } from 'zod/mini'
import { followServerClock, idTime, newId } from '#renderer/lib/new-id.ts'
import { isMisdated, serverTime } from '#renderer/server/errors.ts'
import { defineJob, Impossible, type Job, type JobDefinition } from '#renderer/session/jobs.ts'
import type { MemberScope } from '#renderer/session/member-scope.ts'
import { pendingFile, removePendingFile } from '#renderer/session/pending-files.ts'
import { patchConversations, retryFailedReads } from '../messages/conversation-cache.ts'
import type { ChatMessage } from '../messages/message.ts'
import { sendMessage, type OutgoingMessage } from './api.ts'
import { bytesPlace, fileToSendSchema, type FileToSend } from './file-to-send.ts'

const schema = z.object({
  receiver_id: z.string(),
  /** Empty for a file. */
  content: z.string(),
  file: z.optional(fileToSendSchema),
  /** ISO time of writing, by this machine's clock. */
  created_at: z.string(),
  /** Id of the message, where the server did not take that of the job for its time. */
  renewedId: z.optional(z.uuid()),
})

/** A message that the server has not acknowledged yet. */
export type OutgoingJob = Job<z.infer<typeof schema>>

/**
 * Texts and files on their way out. Those to one friend are sent independently: a large file delays no text, and waits for
 * the texts that were written before it.
 */
export const messageJob: JobDefinition<OutgoingJob['payload']> = defineJob({
  name: 'message',
  schema,
  lane: ({ receiver_id, file }) => `${file ? 'files' : 'texts'}/${receiver_id}`,
  after: ({ receiver_id, file }) => file && `texts/${receiver_id}`,
  run: deliver,
  // The member sends it again, or discards it.
  onRefused: () => 'keep',
  isUrgent: false,
})

/** The id that a message has on the server, once it is there. */
export const messageIdOf = ({ id, payload }: OutgoingJob): string => payload.renewedId ?? id

/** The bytes of a file are no longer on this machine. */
export class FileGone extends Impossible {}

/** Removes messages that the member discarded or that have arrived. @param ids of their jobs, or on the server */
export function removeFromOutbox(member: MemberScope, ids: readonly string[]): void {
  const queue = member.part(messageJob.queue)
  const known = new Set(ids)
  const gone = queue.jobs().filter((job) => known.has(job.id) || known.has(messageIdOf(job)))
  queue.remove(...gone.map(({ id }) => id))
  // Only then: a message without its bytes could not be sent again.
  for (const { id, payload } of gone) if (payload.file) void removePendingFile(member, bytesPlace(id))
}

async function deliver(member: MemberScope, job: OutgoingJob): Promise<void> {
  const { content, file } = job.payload
  const message = file ? await deliverFile(member, job, file) : await send(member, job, { content })
  // Without its bytes the job, which stays on disk, could not be run again.
  if (member.signal.aborted) return
  patchConversations(member, [message])
  retryFailedReads(member)
  removeFromOutbox(member, [job.id])
}

/** Stores the file of a message and sends the message. A repeated attempt duplicates neither. */
async function deliverFile(member: MemberScope, job: OutgoingJob, file: FileToSend): Promise<ChatMessage> {
  const { id } = job
  const { path, name, type, size, width, height } = file
  const kept = await pendingFile(member, bytesPlace(id))
  if (!kept) throw new FileGone(`there are no bytes of ${id}`)
  const { setUpload, storeFiles } = await import('#renderer/entities/files/upload/upload-files.ts')
  try {
    const [file_url = ''] = await storeFiles(member, id, [{ bucket: 'chat-assets', path, file: kept.file }])
    // From here on it cannot be stopped: the message may already have arrived.
    setUpload(member, id, { share: 1, cancel: null })
    const facts = { file_name: name, file_size: size, media_width: width, media_height: height }
    return await send(member, job, { file_url, file_type: type, ...facts })
  } finally {
    setUpload(member, id, undefined)
  }
}

/** Milliseconds that an id made by the server's clock may differ from it: a newer id would be refused just the same. */
const CLOCKS_APART = 3_600_000

/** Sends a message, once more under a new id if it was written with a wrong clock or waited for months. */
async function send(
  member: MemberScope,
  job: OutgoingJob,
  written: Partial<OutgoingMessage>,
): Promise<ChatMessage> {
  const { receiver_id } = job.payload
  const message = { id: messageIdOf(job), sender_id: member.id, receiver_id, ...written }
  try {
    return await sendMessage(member.supabase, message)
  } catch (cause) {
    const now = isMisdated(cause) ? serverTime(cause) : undefined
    if (now === undefined) throw cause
    followServerClock(now)
    if (Math.abs(now - idTime(message.id)) <= CLOCKS_APART) throw cause
    const renewedId = newId()
    member.part(messageJob.queue).update(job.id, { ...job.payload, renewedId })
    return sendMessage(member.supabase, { ...message, id: renewedId })
  }
}
