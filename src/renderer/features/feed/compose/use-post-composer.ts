import { useAtomValue } from 'jotai'
import { currentUserIdAtom } from '#renderer/entities/session/session.ts'
import { useReportFailure } from '#renderer/entities/session/use-report-failure.ts'
import { isSendable } from '#renderer/lib/character-count.ts'
import { useDraftText } from '#renderer/lib/state/drafts.ts'
import { store } from '#renderer/lib/state/store.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { isPostCategory, type PostCategory } from '../categories.ts'
import { copy } from '../copy.ts'
import { useOfferedCategories } from '../posts/permissions.ts'
import { POST_LIMIT, type Post } from '../posts/post.ts'
import { useDraft } from '../posts/use-draft.ts'
import { useIsPublishing, usePublish } from './publish.ts'

export interface PostComposer {
  readonly text: string
  readonly category: PostCategory
  /** What stands here is on its way to the server. */
  readonly isPublishing: boolean
  /** It was sent from here: whoever has been elsewhere meanwhile may write on. */
  readonly isReadOnly: boolean
  readonly canPublish: boolean
  setText(text: string): void
  setCategory(category: PostCategory): void
  publish(): Promise<void>
}

interface Listeners {
  readonly onPublished: (post: Post) => void
  /** It was the text that stands here, from which nothing is left now. */
  readonly onFinished: () => void
}

/** The post being written: kept across closing, navigation and restarts until it is published (design §6). */
export function usePostComposer(
  suggestedCategory: PostCategory,
  { onPublished, onFinished }: Listeners,
): PostComposer {
  const userId = useAtomValue(currentUserIdAtom)
  const { text, id, setText, takeId, renewId, finish } = useDraft('post')
  const [chosen, choose] = useDraftText(`${userId}/post-category`)
  const offered = useOfferedCategories()
  const category = isPostCategory(chosen) && offered.includes(chosen) ? chosen : suggestedCategory
  const { mutateAsync, isPending: isReadOnly } = usePublish()
  const isPublishing = useIsPublishing(id) || isReadOnly
  const toasts = useToasts()
  const reportFailure = useReportFailure()

  const publish = async () => {
    if (text.trim() === '') toasts.error(copy.create.empty)
    if (!isSendable(text, POST_LIMIT) || isPublishing) return
    try {
      const post = await mutateAsync({ id: takeId(), content: text.trim(), category })
      const isFinished = finish(post.id)
      if (isFinished) choose('')
      // Signed out meanwhile: it is out, and told to nobody else.
      if (store.get(currentUserIdAtom) !== userId) return
      if (isFinished) onFinished()
      onPublished(post)
    } catch (cause) {
      reportFailure(copy.create.failed, cause)
    }
  }
  const setCategory = (other: PostCategory) => {
    choose(other)
    renewId()
  }
  const canPublish = isSendable(text, POST_LIMIT) && !isPublishing
  return { text, category, isPublishing, isReadOnly, canPublish, setText, setCategory, publish }
}
