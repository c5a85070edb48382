import {
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { z } from 'zod/mini'
import { eraseOwn, useGoneRows } from '#renderer/entities/deletion/gone-rows.ts'
import { removeOrphanedFiles } from '#renderer/entities/files/upload/use-orphaned-files.ts'
import { embedsMembers, withAuthor } from '#renderer/entities/member/own-profile.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import type { Cursor } from '#renderer/lib/keyset.ts'
import { changeCached } from '#renderer/server/cache/change-cached.ts'
import { useReadAgain } from '#renderer/server/cache/use-look.ts'
import { deleteBlog, getBlog, listBlogs, livingBlogs, type BlogPage } from './api.ts'
import type { Blog } from './blog.ts'

type BlogData = InfiniteData<BlogPage, Cursor | null>

const listKey = ['blogs'] as const
const oneKey = (id: string) => ['blog', id] as const

embedsMembers<BlogData>('blogs', (data, card) => ({
  ...data,
  pages: data.pages.map((page) => ({ ...page, blogs: withAuthor(page.blogs, card) })),
}))
embedsMembers<Blog | null>('blog', (blog, card) =>
  blog?.author.id === card.id ? { ...blog, author: card } : blog,
)

const idSchema = z.guid()

/** All loaded blog posts, newest first, without duplicates. */
export function blogsOf(data: BlogData): readonly Blog[] {
  return [...new Map(data.pages.flatMap(({ blogs }) => blogs).map((blog) => [blog.id, blog])).values()]
}

/** Published blogs, by pages. */
export function useBlogs() {
  const { supabase } = useMember()
  const query = useInfiniteQuery<BlogPage, Error, BlogData, QueryKey, Cursor | null>({
    queryKey: listKey,
    initialPageParam: null,
    queryFn: ({ pageParam, signal }) => listBlogs(supabase, pageParam, signal),
    getNextPageParam: (page) => page.next,
  })
  return { queryKey: listKey, query }
}

/** One blog post; `null` if there is none. Available at once if the list has it. */
export function useBlog(id: string) {
  const { supabase } = useMember()
  const client = useQueryClient()
  const known = () => {
    const list = client.getQueryData<BlogData>(listKey)
    return list && blogsOf(list).find((blog) => blog.id === id)
  }
  const query = useQuery<Blog | null>({
    queryKey: oneKey(id),
    queryFn: async ({ signal }) => {
      const blog = idSchema.safeParse(id).success ? await getBlog(supabase, id, signal) : null
      if (!blog) await takeFromList(client, [id])
      return blog
    },
    placeholderData: known,
  })
  return useReadAgain(query)
}

/** After publishing: reads the list again from its newest page (spec §4). */
export async function reloadBlogs(client: QueryClient): Promise<void> {
  await client.resetQueries({ queryKey: listKey })
}

/** Removes blog posts from the list. */
const takeFromList = (client: QueryClient, ids: readonly string[]): Promise<void> =>
  changeCached<BlogData>(client, listKey, (data) => ({
    ...data,
    pages: data.pages.map((page) => ({ ...page, blogs: page.blogs.filter(({ id }) => !ids.includes(id)) })),
  }))

/** Takes blog posts that are gone out of the list while they are in sight. @param sight returns the ids in view */
export const useGoneBlogs = (sight: () => readonly string[]): void =>
  useGoneRows({
    sight,
    living: ({ supabase }, ids) => livingBlogs(supabase, ids),
    drop: ({ queries }, gone) => takeFromList(queries, gone),
  })

/** Deletes a blog post with its files. */
export function useDeleteBlog() {
  const member = useMember()
  return useMutation({
    mutationFn: (id: string) => eraseOwn(member, () => deleteBlog(member.supabase, id)),
    onSuccess: async (_data, id, _result, { client }) => {
      await takeFromList(client, [id])
      removeOrphanedFiles(member)
    },
  })
}
