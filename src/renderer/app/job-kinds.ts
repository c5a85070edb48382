import { additionJob } from '#renderer/entities/albums/additions.ts'
import { deletableMessage } from '#renderer/features/chat/messages/deletion.ts'
import { deletablePost } from '#renderer/features/feed/card/post-mutations.ts'
import { deletableComment } from '#renderer/features/feed/comments/deletable-comment.ts'
import { receiptJob } from '#renderer/features/chat/messages/pending-receipts.ts'
import { messageJob } from '#renderer/features/chat/outbox/outbox.ts'
import { postJob } from '#renderer/features/feed/outbox/post-job.ts'

/** Every kind of job that a room declares. Alphabetical, a line each. */
export const jobKinds = [
  additionJob,
  deletableComment,
  deletableMessage,
  deletablePost,
  messageJob,
  postJob,
  receiptJob,
]
