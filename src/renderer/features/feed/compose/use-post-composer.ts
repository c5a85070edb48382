import { useRef, useState } from 'react'
import { useReportUnpublished } from '#renderer/entities/files/upload/upload-failure.ts'
import { useUpload, type UploadUnderWay } from '#renderer/entities/files/upload/upload-files.ts'
import { useDraft, useDraftText } from '#renderer/session/drafts.ts'
import { useJobs } from '#renderer/session/jobs.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { ADULT_CATEGORY, isPostCategory, type PostCategory } from '../categories.ts'
import { copy } from '../copy.ts'
import { CATEGORY_DRAFT, finishPostDraft, POST_DRAFT } from '../outbox/post-draft.ts'
import { postJob, sendPost } from '../outbox/post-job.ts'
import { makePrivate } from '../outbox/send-media.ts'
import { useOfferedCategories } from '../posts/permissions.ts'
import { mayBePublished } from '../posts/post.ts'
import { useDraftMedia, type DraftMedia } from './draft-media.ts'

export interface PostComposer {
  readonly text: string
  readonly category: PostCategory
  /** Whether the post in the fields is being published. */
  readonly isPublishing: boolean
  /** Sent from this form; after leaving and returning the fields are editable. */
  readonly isReadOnly: boolean
  readonly canPublish: boolean
  /** Publishing failed, and nothing has changed since. */
  readonly hasFailed: boolean
  readonly media: DraftMedia
  /** Progress while its file is uploaded. */
  readonly upload: UploadUnderWay | undefined
  setText(text: string): void
  setCategory(category: PostCategory): void
  publish(): Promise<void>
}

export interface PublishListeners {
  readonly onPublished: (category: PostCategory) => void
  /** Called when the server is away: the post goes out by itself, and stands in the feed until then. */
  readonly onWaiting: (category: PostCategory) => void
}

interface Listeners extends PublishListeners {
  /** Called when the post in this form was published or waits, and the draft is removed. */
  readonly onFinished: () => void
}

/** The post being written, kept across closing, navigation and restarts until it is published (design §6). */
export function usePostComposer(
  suggestedCategory: PostCategory,
  { onPublished, onWaiting, onFinished }: Listeners,
): PostComposer {
  const member = useMember()
  const { text, id, setText, takeId, renewId } = useDraft(POST_DRAFT)
  const [chosen, choose] = useDraftText(CATEGORY_DRAFT)
  const offered = useOfferedCategories()
  const category = isPostCategory(chosen) && offered.includes(chosen) ? chosen : suggestedCategory
  const [isReadOnly, setIsReadOnly] = useState(false)
  const isPublishing = useJobs(postJob).some((job) => job.id === id && job.state === 'queued') || isReadOnly
  const upload = useUpload(id)
  const toasts = useToasts()
  const report = useReportUnpublished(copy.create)
  const [failedId, setFailedId] = useState('')
  const media = useDraftMedia(POST_DRAFT, renewId)
  const { kept, alt } = media
  /** Removal of public files of an earlier attempt, in progress. */
  const withdrawing = useRef<Promise<void>>(undefined)
  // Until it is known whether there is a file, nothing can be sent.
  const isReady = kept !== undefined && !media.isPreparing
  const canPublish = mayBePublished(text, kept != null) && isReady && !isPublishing

  const publish = async () => {
    if (text.trim() === '' && !kept) toasts.error(copy.create.empty)
    if (!canPublish) return
    const sent = takeId()
    const post = { content: text.trim(), category, alt, hasFile: kept != null }
    setIsReadOnly(true)
    try {
      // It would remove the files of this attempt too.
      if (withdrawing.current) await withdrawing.current
      const outcome = await sendPost(member, sent, post, kept ?? null)
      if (outcome === 'elsewhere') return
      if (finishPostDraft(member, sent)) onFinished()
      if (outcome === 'published') onPublished(category)
      else onWaiting(category)
    } catch (cause) {
      setFailedId(sent)
      report(cause)
    } finally {
      setIsReadOnly(false)
    }
  }
  const setCategory = (other: PostCategory) => {
    choose(other)
    renewId()
    if (other !== ADULT_CATEGORY || !kept) return
    // As soon as the category becomes adult; repeated before sending if it fails.
    withdrawing.current = makePrivate(member, kept.facts).catch((cause: unknown) =>
      console.warn('a file may still be public', cause),
    )
  }
  const hasFailed = id !== '' && id === failedId && !isPublishing
  const state = { isPublishing, isReadOnly, canPublish, hasFailed }
  return { text, category, ...state, media, upload, setText, setCategory, publish }
}
