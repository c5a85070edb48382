import { useMutation } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { sendFiles } from '#renderer/entities/files/upload/upload-files.ts'
import { currentUserIdAtom } from '#renderer/session/session.ts'
import { useUnderWay } from '#renderer/server/cache/query-hooks.ts'
import type { Genre } from '../blog/blog.ts'
import { reloadBlogs } from '../blog/blogs.ts'
import { createBlog } from './api/create-blog.ts'
import type { PreparedFile } from './prepare-files.ts'

/** A blog post as it is written, its files not stored yet. */
export interface WrittenBlog {
  readonly id: string
  readonly title: string
  readonly genre: Genre
  readonly content: PreparedFile
  readonly cover: PreparedFile | null
}

const publishKey = (userId: string | null) => ['publish-blog', userId] as const

/** Stores the files of a blog post and publishes it; the list is then read anew (spec §4). */
export function usePublishBlog() {
  const userId = useAtomValue(currentUserIdAtom)
  return useMutation({
    mutationKey: publishKey(userId),
    mutationFn: async ({ content, cover, ...blog }: WrittenBlog) => {
      const files = cover ? [content, cover] : [content]
      const uploads = files.map((file) => ({ bucket: 'user-assets', ...file }) as const)
      const [content_url = '', cover_url = null] = await sendFiles(blog.id, uploads)
      return createBlog({ ...blog, content_url, cover_url })
    },
    onSuccess: (_blog, _written, _result, { client }) => void reloadBlogs(client, userId),
  })
}

/** Whether the blog post of this id is on its way to the server. */
export const useIsPublishingBlog = (id: string): boolean =>
  useUnderWay<WrittenBlog>(publishKey(useAtomValue(currentUserIdAtom))).some((blog) => blog?.id === id)
