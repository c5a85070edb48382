import {
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { z } from 'zod/mini'
import { removeOwnOrphanedFiles } from '#renderer/entities/files/upload/api.ts'
import { embedsMembers, withAuthor } from '#renderer/entities/member/own-profile.ts'
import { currentUserIdAtom } from '#renderer/session/session.ts'
import type { Cursor } from '#renderer/lib/keyset.ts'
import { changeCached } from '#renderer/server/cache/change-cached.ts'
import { deleteBlog, getBlog, listBlogs, type BlogPage } from './api.ts'
import type { Blog } from './blog.ts'

type BlogData = InfiniteData<BlogPage, Cursor | null>

const listKey = (userId: string | null) => ['blogs', userId] as const
const oneKey = (userId: string | null, id: string) => ['blog', userId, id] as const

embedsMembers<BlogData>('blogs', (data, card) => ({
  ...data,
  pages: data.pages.map((page) => ({ ...page, blogs: withAuthor(page.blogs, card) })),
}))
embedsMembers<Blog | null>('blog', (blog, card) =>
  blog?.author.id === card.id ? { ...blog, author: card } : blog,
)

const idSchema = z.guid()

/** Every blog post that was loaded, newest first, once each. */
export function blogsOf(data: BlogData): readonly Blog[] {
  return [...new Map(data.pages.flatMap(({ blogs }) => blogs).map((blog) => [blog.id, blog])).values()]
}

/** What members have published, by pages. */
export function useBlogs() {
  const queryKey = listKey(useAtomValue(currentUserIdAtom))
  const query = useInfiniteQuery<BlogPage, Error, BlogData, QueryKey, Cursor | null>({
    queryKey,
    initialPageParam: null,
    queryFn: ({ pageParam, signal }) => listBlogs(pageParam, signal),
    getNextPageParam: (page) => page.next,
  })
  return { queryKey, query }
}

/** One blog post; `null` where there is none. One that the list holds is there at once. */
export function useBlog(id: string) {
  const userId = useAtomValue(currentUserIdAtom)
  const client = useQueryClient()
  const known = () => {
    const list = client.getQueryData<BlogData>(listKey(userId))
    return list && blogsOf(list).find((blog) => blog.id === id)
  }
  return useQuery<Blog | null>({
    queryKey: oneKey(userId, id),
    queryFn: async ({ signal }) => {
      const blog = idSchema.safeParse(id).success ? await getBlog(id, signal) : null
      if (!blog) await takeFromList(client, userId, id)
      return blog
    },
    placeholderData: known,
  })
}

/** After something was published: the list is read anew from its newest page on (spec §4). */
export async function reloadBlogs(client: QueryClient, userId: string | null): Promise<void> {
  await client.resetQueries({ queryKey: listKey(userId) })
}

/** It is no more. */
const takeFromList = (client: QueryClient, userId: string | null, id: string): Promise<void> =>
  changeCached<BlogData>(client, listKey(userId), (data) => ({
    ...data,
    pages: data.pages.map((page) => ({ ...page, blogs: page.blogs.filter((blog) => blog.id !== id) })),
  }))

/** Deletes a blog post with its files. */
export function useDeleteBlog() {
  const userId = useAtomValue(currentUserIdAtom)
  return useMutation({
    mutationFn: (id: string) => deleteBlog(id),
    onSuccess: async (_data, id, _result, { client }) => {
      await takeFromList(client, userId, id)
      if (userId !== null) void removeFilesOf(userId)
    },
  })
}

/** What fails here is made up for at the next start. */
const removeFilesOf = (userId: string): Promise<void> =>
  removeOwnOrphanedFiles(userId).catch((cause: unknown) => console.warn('Files of a blog are left', cause))
