import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AsMember, signInAs, signedIn } from '#renderer/session/testing/sign-in.tsx'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { feedKey, type FeedData } from '../posts/feed-cache.ts'
import { post } from '../posts/testing/post.ts'
import { createComment, listComments, type CommentPage } from './api.ts'
import type { Comment } from './comment.ts'
import { useAddComment, useCommentPages, useNextCommentPage } from './comments.ts'
import { commentsKey, commentsOf, type CommentsData } from './comments-cache.ts'

vi.mock('./api.ts', () => ({ listComments: vi.fn(), createComment: vi.fn() }))

const cursor = (page: number) => ({ id: `c${page}`, created_at: `2026-11-21T00:00:0${page}+00:00` })

const comment = (id: string): Comment => ({
  ...cursor(1),
  id,
  content: 'hola',
  author: { id: 'luna', username: 'luna', avatar_url: null },
})
const page = (...ids: readonly string[]): CommentPage => ({
  comments: ids.map(comment),
  next: null,
  beyond: 0,
})

beforeEach(() => {
  vi.resetAllMocks()
  signInAs('luna')
})

afterEach(closeWindow)

it('reads only the last page anew, however many were read', async () => {
  let page = 0
  vi.mocked(listComments).mockImplementation(() =>
    Promise.resolve({ comments: [], next: cursor((page += 1)), beyond: 0 }),
  )
  const { result } = renderHook(() => useCommentPages('p1'), { wrapper: AsMember })
  await expect.poll(() => result.current.isSuccess).toBe(true)
  await act(() => result.current.fetchNextPage())
  await act(() => result.current.fetchNextPage())
  vi.mocked(listComments).mockClear()

  await act(() => result.current.refetch())
  expect(listComments).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'p1', cursor(2), expect.anything())
  expect(signedIn().queries.getQueryData<CommentsData>(commentsKey('p1'))?.pages).toHaveLength(3)
})

it('corrects the count wherever the post is shown', async () => {
  const filters = ['all', 'general'] as const
  for (const filter of filters)
    signedIn().queries.setQueryData<FeedData>(feedKey(filter), {
      pages: [{ posts: [{ ...post('p1'), comments_count: 7 }, post('p2')], top: null, next: null }],
      pageParams: [null],
    })
  const counts = () =>
    filters.map((filter) => {
      const data = signedIn().queries.getQueryData<FeedData>(feedKey(filter))
      return data?.pages[0]?.posts.map(({ comments_count }) => comments_count)
    })
  vi.mocked(listComments).mockResolvedValueOnce({
    comments: [comment('c0'), comment('c1')],
    next: cursor(1),
    beyond: 1,
  })
  const { result } = renderHook(() => useCommentPages('p1'), { wrapper: AsMember })
  await expect.poll(() => result.current.isSuccess).toBe(true)
  expect(counts()).toEqual([
    [3, 0],
    [3, 0],
  ])

  // Somebody else has written meanwhile.
  vi.mocked(listComments).mockResolvedValueOnce({
    comments: [{ ...comment('c2'), ...cursor(2) }],
    next: null,
    beyond: 1,
  })
  await act(() => result.current.fetchNextPage())
  expect(counts()).toEqual([
    [4, 0],
    [4, 0],
  ])
})

const key = commentsKey('p1')
const known = () => signedIn().queries.getQueryData<CommentsData>(key)

it.each([
  ['in the first page', page('c1', 'mine')],
  ['beyond the first page', { ...page('c1'), next: cursor(1) }],
])('shows a comment sent during the first load, %s', async (_where, after) => {
  const before = Promise.withResolvers<CommentPage>()
  vi.mocked(listComments).mockReturnValueOnce(before.promise).mockResolvedValueOnce(after)
  vi.mocked(createComment).mockResolvedValue(comment('mine'))
  const { result } = renderHook(() => ({ pages: useCommentPages('p1'), add: useAddComment('p1') }), {
    wrapper: AsMember,
  })
  await act(() => result.current.add.mutateAsync({ id: 'mine', content: 'hola' }))
  await act(async () => before.resolve(page('c1')))
  await expect
    .poll(() => commentsOf(known() ?? { pages: [], pageParams: [] }).map(({ id }) => id))
    .toEqual(['c1', 'mine'])
})

it('leaves a list that a comment was sent to marked for a later fresh read, when more is read', async () => {
  vi.mocked(listComments).mockResolvedValue({ ...page('c1'), next: cursor(1) })
  vi.mocked(createComment).mockResolvedValue(comment('mine'))
  const { result } = renderHook(
    () => {
      const query = useCommentPages('p1')
      // The library draws anew only for what was read while drawing.
      const { data, isStale, isSuccess } = query
      const fetchNext = useNextCommentPage('p1', query)
      return { pages: { data, isStale, isSuccess }, add: useAddComment('p1'), fetchNext }
    },
    { wrapper: AsMember },
  )
  await expect.poll(() => result.current.pages.isSuccess).toBe(true)
  await act(() => result.current.add.mutateAsync({ id: 'mine', content: 'hola' }))
  await act(() => result.current.fetchNext())
  expect(known()?.pages).toHaveLength(2)
  expect(signedIn().queries.getQueryState(key)?.isInvalidated).toBe(true)
})
