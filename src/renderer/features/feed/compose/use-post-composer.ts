import { useRef, useState } from 'react'
import { useReportUnpublished } from '#renderer/entities/files/upload/upload-failure.ts'
import { useUpload, type UploadUnderWay } from '#renderer/entities/files/upload/upload-files.ts'
import { useDraft, useDraftText } from '#renderer/session/drafts.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { makePrivate, useIsPublishing, usePublish } from './publish.ts'
import { ADULT_CATEGORY, isPostCategory, type PostCategory } from '../categories.ts'
import { copy } from '../copy.ts'
import { useOfferedCategories } from '../posts/permissions.ts'
import { mayBePublished, type Post } from '../posts/post.ts'
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

interface Listeners {
  readonly onPublished: (post: Post) => void
  /** Called when the post in this form was published and the draft removed. */
  readonly onFinished: () => void
}

/** The post being written, kept across closing, navigation and restarts until it is published (design §6). */
export function usePostComposer(
  suggestedCategory: PostCategory,
  { onPublished, onFinished }: Listeners,
): PostComposer {
  const member = useMember()
  const { text, id, setText, takeId, renewId, finish } = useDraft('post')
  const [chosen, choose] = useDraftText('post-category')
  const offered = useOfferedCategories()
  const category = isPostCategory(chosen) && offered.includes(chosen) ? chosen : suggestedCategory
  const { mutateAsync, isPending: isReadOnly } = usePublish()
  const isPublishing = useIsPublishing(id) || isReadOnly
  const upload = useUpload(id)
  const toasts = useToasts()
  const report = useReportUnpublished(copy.create)
  const [failedId, setFailedId] = useState('')
  const media = useDraftMedia('post', renewId)
  const { kept, alt } = media
  /** Removal of public files of an earlier attempt, in progress. */
  const withdrawing = useRef<Promise<void>>(undefined)
  // Until it is known whether there is a file, nothing can be sent.
  const isReady = kept !== undefined && !media.isPreparing
  const canPublish = mayBePublished(text, kept != null) && isReady && !isPublishing

  const publish = async () => {
    if (text.trim() === '' && !kept) toasts.error(copy.create.empty)
    if (!canPublish) return
    const written = { id: takeId(), content: text.trim(), category }
    try {
      const post = await mutateAsync({
        ...written,
        media: kept ? { ...kept, alt } : null,
        after: withdrawing.current,
      })
      const isFinished = finish(post.id)
      if (isFinished) {
        choose('')
        media.remove()
      }
      // Signed out meanwhile: it is published, but nobody else is told.
      if (member.signal.aborted) return
      if (isFinished) onFinished()
      onPublished(post)
    } catch (cause) {
      setFailedId(written.id)
      report(cause)
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
