import { z } from 'zod/mini'
import { reportRefusal } from '#renderer/entities/files/upload/upload-failure.ts'
import { store } from '#renderer/lib/store.ts'
import { isAway } from '#renderer/server/errors.ts'
import { defineJob, Impossible, type JobDefinition } from '#renderer/session/jobs.ts'
import { draftId } from '#renderer/session/drafts.ts'
import type { MemberScope } from '#renderer/session/member-scope.ts'
import {
  addPendingFile,
  pendingFile,
  removePendingFile,
  withFacts,
  type PendingFile,
} from '#renderer/session/pending-files.ts'
import { showToastAtom } from '#renderer/ui/toasts/use-toasts.ts'
import { POST_CATEGORIES } from '../categories.ts'
import { copy } from '../copy.ts'
import { isShownIn } from '../posts/adult-gate.ts'
import { arrivalAtom } from '../posts/arrival.ts'
import { prependPost } from '../posts/feed-cache.ts'
import { createPost } from './api.ts'
import { finishPostDraft, POST_DRAFT, reopenDraft } from './post-draft.ts'
import { mediaFacts, sendMedia, type MediaFacts } from './send-media.ts'

const writtenPost = z.object({
  content: z.string(),
  category: z.enum(POST_CATEGORIES),
  /** What its picture shows. */
  alt: z.string(),
  /** Whether it has a picture or video, whose bytes wait at `bytesPlace`. */
  hasFile: z.boolean(),
})

/** A finished post. */
export type WrittenPost = z.infer<typeof writtenPost>

/** Where the file of a post on its way waits. */
export const bytesPlace = (id: string) => `${POST_DRAFT}/${id}`

/** Posts whose form waits for the outcome and tells it. */
const formPosts = () => new Set<string>()

/**
 * Posts on their way, one after the other. One whose form shows it is the form's own (`sendPost`); the others stand in the
 * feed until they are out.
 */
export const postJob: JobDefinition<WrittenPost> = defineJob<WrittenPost>({
  name: 'post',
  schema: writtenPost,
  lane: () => 'posts',
  isUrgent: false,
  run: async (member, { id, payload }) => {
    const hasForm = member.part(formPosts).has(id)
    // The window of its form was closed before the outcome.
    if (!hasForm) finishPostDraft(member, id)
    const post = await publish(member, id, payload)
    if (member.signal.aborted) return
    // Before its bytes, without which it could not be run again.
    member.part(postJob.queue).remove(id)
    await removePendingFile(member, bytesPlace(id))
    member.store.set(arrivalAtom, id)
    await prependPost(member.queries, post, isShownIn(member, 'all', post.category))
    if (!hasForm) store.set(showToastAtom, { variant: 'success', title: copy.create.done })
  },
  onRefused: (member, { id }, cause) => {
    if (!isInForm(member, id) || !member.part(formPosts).has(id))
      reportRefusal(member, copy.create.failed, cause)
    return 'keep'
  },
  onLeave: (member, { id }, reason) => {
    // Who is thrown out while a form sends a post finds it there again.
    if (reason !== 'session-lost' || !isInForm(member, id)) return 'keep'
    void removePendingFile(member, bytesPlace(id))
    return 'drop'
  },
})

/** Whether the form still shows this post, unchanged. */
const isInForm = (member: MemberScope, id: string) => draftId(member, POST_DRAFT) === id

async function publish(member: MemberScope, id: string, { hasFile, alt, ...post }: WrittenPost) {
  const { category } = post
  if (!hasFile) return createPost(member.supabase, { id, ...post })
  const kept = await pendingFile(member, bytesPlace(id))
  const media = kept && withFacts(kept, mediaFacts)
  if (!media) throw new Impossible('the file of a post is gone')
  return createPost(member.supabase, {
    id,
    ...post,
    ...(await sendMedia(member, id, { ...media, alt }, category)),
  })
}

/**
 * Publishes a post for its form. If the server is away the post waits in the feed, and the form is free for the next one.
 * @returns whether it is out, or waits; `elsewhere` if there is nobody at the form any more who should be told
 * @throws what the server answered, or `AbortError` if the member cancelled: the form keeps the post
 */
export async function sendPost(
  member: MemberScope,
  id: string,
  post: WrittenPost,
  file: PendingFile<MediaFacts> | null,
): Promise<'published' | 'waiting' | 'elsewhere'> {
  const queue = member.part(postJob.queue)
  const forms = member.part(formPosts)
  forms.add(id)
  try {
    if (file) await addPendingFile(member, bytesPlace(id), file)
    const result = await queue.add(id, post)
    if (member.signal.aborted) return 'elsewhere'
    if (result === 'done') return 'published'
    const cause = queue.causeOf(id)
    const isNext = queue.jobs().find((job) => job.state !== 'refused')?.id === id
    // Behind others it was not even tried.
    const isHeldBack = !isNext || (result === 'unsent' && isAway(cause))
    if (result !== 'refused' && !isCancelled(cause) && isHeldBack) return 'waiting'
    // What the member has changed in the form meanwhile is another post; this one says for itself what became of it.
    if (!isInForm(member, id)) return 'elsewhere'
    const limit = Object.assign(new Error('posts have to wait'), {
      code: 'PT429',
      hint: String(queue.pauseLeft()),
    })
    discardPost(member, id)
    throw cause instanceof Error ? cause : limit
  } finally {
    forms.delete(id)
  }
}

const isCancelled = (cause: unknown) => cause instanceof DOMException && cause.name === 'AbortError'

/** Removes a post that is not out, with its file. */
export function discardPost(member: MemberScope, id: string): void {
  member.part(postJob.queue).remove(id)
  void removePendingFile(member, bytesPlace(id))
}

/** Takes a post back into the form. @returns false if the member is writing another one, which stays */
export async function reopenPost(member: MemberScope, id: string, post: WrittenPost): Promise<boolean> {
  const file = post.hasFile ? await pendingFile(member, bytesPlace(id)) : undefined
  if (!(await reopenDraft(member, id, post, file))) return false
  discardPost(member, id)
  return true
}
