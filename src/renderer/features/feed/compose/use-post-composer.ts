import { useAtomValue } from 'jotai'
import { currentUserIdAtom } from '#renderer/entities/session/session.ts'
import { useReportFailure } from '#renderer/entities/session/use-report-failure.ts'
import { isSendable } from '#renderer/lib/character-count.ts'
import { useDraftText } from '#renderer/lib/drafts.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { isPostCategory, type PostCategory } from '../categories.ts'
import { copy } from '../copy.ts'
import { useOfferedCategories } from '../posts/permissions.ts'
import { POST_LIMIT, type Post } from '../posts/post.ts'
import { useDraft } from '../posts/use-draft.ts'
import { usePublish } from './publish.ts'

export interface PostComposer {
  readonly text: string
  readonly category: PostCategory
  readonly isPublishing: boolean
  readonly canPublish: boolean
  setText(text: string): void
  setCategory(category: PostCategory): void
  publish(): Promise<void>
}

/** The post being written: kept across closing, navigation and restarts until it is published (design §6). */
export function usePostComposer(
  suggestedCategory: PostCategory,
  onPublished: (post: Post) => void,
): PostComposer {
  const userId = useAtomValue(currentUserIdAtom)
  const { text, setText, takeId, renewId } = useDraft('post')
  const [chosen, choose] = useDraftText(`${userId}/post-category`)
  const offered = useOfferedCategories()
  const category = isPostCategory(chosen) && offered.includes(chosen) ? chosen : suggestedCategory
  const { mutateAsync, isPending } = usePublish()
  const toasts = useToasts()
  const reportFailure = useReportFailure()

  const publish = async () => {
    if (text.trim() === '') toasts.error(copy.create.empty)
    if (!isSendable(text, POST_LIMIT) || isPending) return
    try {
      const post = await mutateAsync({ id: takeId(), content: text.trim(), category })
      setText('')
      setCategory('')
      onPublished(post)
    } catch (cause) {
      reportFailure(copy.create.failed, cause)
    }
  }
  const setCategory = (other: PostCategory | '') => {
    choose(other)
    renewId()
  }
  const canPublish = isSendable(text, POST_LIMIT) && !isPending
  return { text, category, isPublishing: isPending, canPublish, setText, setCategory, publish }
}
