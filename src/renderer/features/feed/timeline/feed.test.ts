import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AsMember, signInAs, signedIn } from '#renderer/session/testing/sign-in.tsx'
import { showEntrance } from '#renderer/session/session.ts'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { listPosts, type PostPage } from '../posts/api.ts'
import { changePosts, feedKey, postsOf, type FeedData } from '../posts/feed-cache.ts'
import { post as postNamed } from '../posts/testing/post.ts'
import { startAwaiting } from '../posts/testing/start-awaiting.ts'
import { isFeedRead, postsInSight } from './reading-position.ts'
import { useFeedPages, useNextFeedPage, useRenewFeed } from './feed.ts'

vi.mock('../posts/api.ts', () => ({ listPosts: vi.fn() }))
vi.mock('./reading-position.ts', () => ({ isFeedRead: vi.fn(), postsInSight: vi.fn() }))

const key = feedKey('all')
const post = postNamed('p1')
const pageOf = (content: string): PostPage => ({ posts: [{ ...post, content }], top: post, next: null })
const shown = () => {
  const data = signedIn().queries.getQueryData<FeedData>(key)
  return data && postsOf(data).map(({ content }) => content)
}

beforeEach(() => {
  vi.resetAllMocks()
  vi.mocked(isFeedRead).mockReturnValue(true)
  vi.mocked(postsInSight).mockReturnValue([])
  signInAs('luna')
  signedIn().queries.setQueryData<FeedData>(key, { pages: [pageOf('antes')], pageParams: [null] })
})

afterEach(closeWindow)

/** Begins to bring the feed up to date. @returns what lets the server answer */
function renewing() {
  const answer = Promise.withResolvers<PostPage>()
  vi.mocked(listPosts).mockReturnValueOnce(answer.promise)
  const { result } = renderHook(() => useRenewFeed('all'), { wrapper: AsMember })
  return startAwaiting(answer, () => result.current.mutateAsync())
}

it('brings what the server has now', async () => {
  const finish = renewing()
  await finish(pageOf('ahora'))
  expect(shown()).toEqual(['ahora'])
  expect(listPosts).toHaveBeenCalledOnce()
})

it('does not undo what the member changed while the newest posts were read', async () => {
  const finish = renewing()
  vi.mocked(listPosts).mockResolvedValueOnce(pageOf('corregido'))
  await act(() =>
    changePosts(signedIn().queries, (posts) => posts.map((known) => ({ ...known, content: 'corregido' }))),
  )
  await finish(pageOf('antes'))
  expect(shown()).toEqual(['corregido'])
})

it('keeps nothing for a member who has signed out meanwhile', async () => {
  const finish = renewing()
  const { queries } = signedIn()
  showEntrance()
  await finish(pageOf('ahora'))
  expect(queries.getQueryData(key)).toBeUndefined()
})

it('reads the first page anew at the next occasion after a change, whatever more was read meanwhile', async () => {
  signedIn().queries.setQueryData<FeedData>(key, {
    pages: [{ ...pageOf('antes'), next: post }],
    pageParams: [null],
  })
  const useReader = () => {
    const pages = useFeedPages('all')
    return { pages, fetchNext: useNextFeedPage('all', pages) }
  }
  const { result, unmount } = renderHook(useReader, { wrapper: AsMember })
  await act(() => changePosts(signedIn().queries, (posts) => posts))
  vi.mocked(listPosts).mockResolvedValueOnce({ ...pageOf('antes'), posts: [] })
  await act(() => result.current.fetchNext())
  unmount()
  vi.mocked(listPosts).mockResolvedValueOnce(pageOf('ahora'))
  renderHook(useReader, { wrapper: AsMember })
  await expect.poll(shown).toEqual(['ahora'])
  expect(listPosts).toHaveBeenCalledTimes(2)
})

it('reads the first page and those that are being looked at anew, of all that were read', async () => {
  const at = (day: number) => ({ ...postNamed(`p${day}`), created_at: `2026-11-0${day}T00:00:00+00:00` })
  const page = (day: number, content: string): PostPage => {
    const only = { ...at(day), content }
    return { posts: [only], top: only, next: day > 1 ? only : null }
  }
  const days = [5, 4, 3, 2, 1]
  signedIn().queries.setQueryData<FeedData>(key, {
    pages: days.map((day) => page(day, 'antes')),
    pageParams: [null, ...days.slice(0, -1).map(at)],
  })
  vi.mocked(postsInSight).mockReturnValue(['p3', 'p2'])
  vi.mocked(listPosts).mockImplementation((_client, _filter, position) =>
    Promise.resolve(page('after' in position ? Number(position.after.id.slice(1)) - 1 : 5, 'ahora')),
  )
  const { result } = renderHook(() => useFeedPages('all'), { wrapper: AsMember })
  await act(() => result.current.refetch())
  expect(shown()).toEqual(['ahora', 'antes', 'ahora', 'ahora', 'antes'])
  expect(vi.mocked(listPosts).mock.calls.map(([, , position]) => position)).toEqual([
    { startingAt: expect.objectContaining({ id: 'p5' }) },
    { after: expect.objectContaining({ id: 'p4' }) },
    { after: expect.objectContaining({ id: 'p3' }) },
  ])
})

it.each([
  { who: 'has just opened it', hasBegun: false, seen: 'p1', startingAt: null },
  { who: 'may be reading', hasBegun: true, seen: 'p1', startingAt: post },
  { who: 'has scrolled', hasBegun: false, seen: 'p2', startingAt: post },
])(
  'asks for the newest posts for who has just opened the feed only: who $who',
  async ({ hasBegun, seen, startingAt }) => {
    vi.mocked(isFeedRead).mockReturnValue(hasBegun)
    vi.mocked(postsInSight).mockReturnValue([seen])
    vi.mocked(listPosts).mockResolvedValueOnce(pageOf('ahora'))
    await signedIn().queries.invalidateQueries({ queryKey: key })
    renderHook(() => useFeedPages('all'), { wrapper: AsMember })
    await expect.poll(shown).toEqual(['ahora'])
    expect(listPosts).toHaveBeenCalledExactlyOnceWith(
      expect.anything(),
      'all-but-adult',
      { startingAt },
      expect.anything(),
    )
  },
)
