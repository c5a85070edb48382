import { useEffect, useRef, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { useReportUnpublished } from '#renderer/entities/files/upload/upload-failure.ts'
import { storeFiles, useUpload } from '#renderer/entities/files/upload/upload-files.ts'
import { countCharacters } from '#renderer/lib/character-count.ts'
import { usePendingMutations } from '#renderer/server/cache/query-hooks.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { TITLE_LIMIT, type Genre } from '../blog/blog.ts'
import { copy } from '../copy.ts'
import { useBlogDraft, type PreparedFile } from './blog-draft.ts'
import { reloadBlogs } from '../blog/blogs.ts'
import { createBlog } from './api.ts'

export type BlogComposer = ReturnType<typeof useBlogComposer>

/**
 * The blog post being written, kept across navigation and restarts until it is published.
 * @param onPublished called after publishing, before the draft is removed
 */
export function useBlogComposer(onPublished: () => void) {
  const member = useMember()
  const draft = useBlogDraft()
  const { title, id, genre, cover, content, takeId, finish } = draft
  const { mutateAsync, isPending } = usePublishBlog()
  const isPublishing = useIsPublishingBlog(id) || isPending
  const upload = useUpload(id)
  const toasts = useToasts('frame')
  const report = useReportUnpublished(copy.panel)
  const [failedId, setFailedId] = useState('')
  const isTooLong = countCharacters(title.trim()) > TITLE_LIMIT
  const isReady = content.file !== undefined && cover.file !== undefined && !content.isBusy && !cover.isBusy

  const isComplete = title.trim() !== '' && Boolean(content.file?.size)
  /** Attempts to publish with something missing; missing fields are marked only after one. */
  const [tries, setTries] = useState(0)
  const missing = tries > 0 ? missingIn(title, content.file) : {}
  const tellRequired = useRequired(copy.panel.required, isComplete)

  const publish = async () => {
    if (isPublishing || !isReady || genre === null || isTooLong) return
    if (!isComplete || !content.file) {
      setTries(tries + 1)
      return tellRequired()
    }
    const written = { id: takeId(), title: title.trim(), genre }
    setFailedId('')
    try {
      await mutateAsync({
        ...written,
        content: { file: content.file, path: content.path },
        cover: cover.file ? { file: cover.file, path: cover.path } : null,
      })
      // Signed out meanwhile: it is published, but nobody else is told.
      if (!member.signal.aborted) {
        toasts.success(copy.panel.done, copy.panel.doneDetail(written.title))
        onPublished()
      }
      finish(written.id)
    } catch (cause) {
      setFailedId(written.id)
      report(cause)
    }
  }
  const hasFailed = id !== '' && id === failedId && !isPublishing
  return { ...draft, upload, isReady, isPublishing, isTooLong, hasFailed, publish, tries, missing }
}

/** The text beside each required field that is empty. */
function missingIn(title: string, content: File | null | undefined): { title?: string; content?: string } {
  const { nameMissing, contentMissing, contentEmpty } = copy.panel
  return {
    ...(title.trim() === '' && { title: nameMissing }),
    ...(!content?.size && { content: content ? contentEmpty : contentMissing }),
  }
}

/** A finished blog post whose files are not stored yet. */
interface WrittenBlog {
  readonly id: string
  readonly title: string
  readonly genre: Genre
  readonly content: PreparedFile
  readonly cover: PreparedFile | null
}

const publishKey = ['publish-blog'] as const

/** Stores the files of a blog post, publishes it, and reads the list again (spec §4). */
function usePublishBlog() {
  const member = useMember()
  return useMutation({
    mutationKey: publishKey,
    mutationFn: async ({ content, cover, ...blog }: WrittenBlog) => {
      const files = cover ? [content, cover] : [content]
      const uploads = files.map((file) => ({ bucket: 'user-assets', ...file }) as const)
      const [content_url = '', cover_url = null] = await storeFiles(member, blog.id, uploads)
      return createBlog(member.supabase, { ...blog, content_url, cover_url })
    },
    onSuccess: (_blog, _written, _result, { client }) => void reloadBlogs(client),
  })
}

/** Whether the blog post with this id is being published. */
const useIsPublishingBlog = (id: string): boolean =>
  usePendingMutations<WrittenBlog>(publishKey).some((blog) => blog?.id === id)

/** Shows a toast about a missing field, until it is filled. @returns shows it */
export function useRequired(text: string, isThere: boolean): () => void {
  const toasts = useToasts()
  const forget = useRef(() => {})
  useEffect(() => {
    if (isThere) forget.current()
  }, [isThere])
  return () => {
    forget.current()
    forget.current = toasts.error(text, copy.error)
  }
}
