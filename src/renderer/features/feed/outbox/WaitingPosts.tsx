import { useRef } from 'react'
import { useDraft } from '#renderer/session/drafts.ts'
import { useJobs, type Job } from '#renderer/session/jobs.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { useFocusFallback } from '#renderer/lib/focus.ts'
import type { FeedFilter } from '../categories.ts'
import { copy } from '../copy.ts'
import { isShownIn } from '../posts/adult-gate.ts'
import { POST_DRAFT } from './post-draft.ts'
import { postJob, type WrittenPost } from './post-job.ts'
import { WaitingPost } from './WaitingPost.tsx'

/** Own posts of a feed that are not out yet, newest first. One that the form still shows is not among them. */
export function useWaitingPosts(filter: FeedFilter): readonly Job<WrittenPost>[] {
  const member = useMember()
  const { id: inForm } = useDraft(POST_DRAFT)
  return useJobs(postJob)
    .filter(({ id, payload }) => id !== inForm && isShownIn(member, filter, payload.category))
    .toReversed()
}

interface WaitingPostsProps {
  readonly posts: readonly Job<WrittenPost>[]
  readonly showsCategory: boolean
  /** Opens the form, which then has the post. */
  readonly onEdit: () => void
}

/** Where they will stand, over all posts that are out. */
export function WaitingPosts({ posts, showsCategory, onEdit }: WaitingPostsProps) {
  const place = useRef<HTMLElement>(null)
  const heir = useFocusFallback(
    () => place.current?.querySelector<HTMLElement>('button') ?? document.querySelector<HTMLElement>('main'),
  )
  return (
    <section ref={place} aria-label={copy.waiting.label} hidden={posts.length === 0} {...heir}>
      {posts.map((post) => (
        <WaitingPost key={post.id} post={post} showsCategory={showsCategory} onEdit={onEdit} />
      ))}
    </section>
  )
}
