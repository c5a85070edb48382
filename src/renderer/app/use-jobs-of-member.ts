import { useEffect } from 'react'
import { additionJob } from '#renderer/entities/albums/additions.ts'
import { deletableMessage } from '#renderer/features/chat/messages/deletion.ts'
import { deletablePost } from '#renderer/features/feed/card/post-mutations.ts'
import { deletableComment } from '#renderer/features/feed/comments/deletable-comment.ts'
import { receiptJob } from '#renderer/features/chat/messages/pending-receipts.ts'
import { messageJob } from '#renderer/features/chat/outbox/outbox.ts'
import { postJob } from '#renderer/features/feed/outbox/post-job.ts'
import { holdEnd } from '#renderer/session/hold-end.ts'
import { startJobs } from '#renderer/session/member-jobs.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'

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

/**
 * Runs what earlier windows of the member left to be sent, and what is urgent before this one ends. Mounted once, while a
 * member is signed in.
 */
export function useJobsOfMember(): void {
  const member = useMember()
  useEffect(() => {
    startJobs(member, jobKinds)
    return holdEnd(member)
  }, [member])
}
