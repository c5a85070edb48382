import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useUpload } from '#renderer/entities/files/upload/upload-files.ts'
import { currentUserIdAtom } from '#renderer/session/session.ts'
import { countCharacters } from '#renderer/lib/character-count.ts'
import { store } from '#renderer/lib/store.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { TITLE_LIMIT } from '../blog/blog.ts'
import { copy } from '../copy.ts'
import { useBlogDraft } from './blog-draft.ts'
import { useIsPublishingBlog, usePublishBlog } from './publish.ts'
import { useRequired } from './use-required.ts'
import { useReportUnpublished } from './use-report-unpublished.ts'

export type BlogComposer = ReturnType<typeof useBlogComposer>

/**
 * The blog post being written: kept across navigation and restarts until it is published.
 * @param onPublished it is out, and about to be forgotten here
 */
export function useBlogComposer(onPublished: () => void) {
  const userId = useAtomValue(currentUserIdAtom)
  const draft = useBlogDraft()
  const { title, id, genre, cover, content, takeId, finish } = draft
  const { mutateAsync, isPending } = usePublishBlog()
  const isPublishing = useIsPublishingBlog(id) || isPending
  const upload = useUpload(id)
  const toasts = useToasts()
  const report = useReportUnpublished()
  const [failedId, setFailedId] = useState('')
  const isTooLong = countCharacters(title.trim()) > TITLE_LIMIT
  const isReady = content.file !== undefined && cover.file !== undefined && !content.isBusy && !cover.isBusy

  const isComplete = title.trim() !== '' && Boolean(content.file?.size)
  const tellRequired = useRequired(copy.panel.required, isComplete)

  const publish = async () => {
    if (isPublishing || !isReady || genre === null || isTooLong) return
    if (!isComplete || !content.file) return tellRequired()
    const written = { id: takeId(), title: title.trim(), genre }
    setFailedId('')
    try {
      await mutateAsync({
        ...written,
        content: { file: content.file, path: content.path },
        cover: cover.file ? { file: cover.file, path: cover.path } : null,
      })
      // Signed out meanwhile: it is out, and told to nobody else.
      if (store.get(currentUserIdAtom) === userId) {
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
  return { ...draft, upload, isReady, isPublishing, isTooLong, hasFailed, publish }
}
