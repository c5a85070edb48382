import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { store } from '#renderer/lib/store.ts'
import { serverReachableAtom } from '#renderer/server/connectivity.ts'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { AsMember, signInAs, signedIn } from '#renderer/session/testing/sign-in.tsx'
import { listLiving, type Living } from '../posts/api.ts'
import { changePosts, feedKey, memberPostsKey, postsOf, type FeedData } from '../posts/feed-cache.ts'
import { post } from '../posts/testing/post.ts'
import { useLiveCounts } from './live-counts.ts'

vi.mock('../posts/api.ts', () => ({ listLiving: vi.fn() }))

const lists = [feedKey('all'), memberPostsKey('sol')]
const sight = vi.fn(() => ['p1'] as readonly string[])
/** The server's answer. */
const counts = (likes_count: number, comments_count = 0, user_liked = false): Living => ({
  counts: [{ id: 'p1', likes_count, comments_count, user_liked }],
  comments: [],
})

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetAllMocks()
  sight.mockReturnValue(['p1'])
  vi.mocked(listLiving).mockResolvedValue(counts(5, 2))
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  // Of a pause, neither less nor more.
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  touch()
  signInAs('luna')
  for (const list of lists)
    signedIn().queries.setQueryData<FeedData>(
      list,
      { pages: [{ posts: [post('p1'), post('p2')], top: null, next: null }], pageParams: [null] },
      { updatedAt: 1 },
    )
})

afterEach(() => {
  closeWindow()
  store.set(serverReachableAtom, true)
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const touch = () => dispatchEvent(new Event('wheel'))
const look = () => renderHook(() => useLiveCounts(sight), { wrapper: AsMember })
/** The pause between two questions. */
const pass = (milliseconds = 8_000) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const shown = () =>
  lists.map((list) => {
    const data = signedIn().queries.getQueryData<FeedData>(list)
    return data && postsOf(data).map(({ likes_count, comments_count }) => [likes_count, comments_count])
  })

it('shows what others did to the posts in sight, wherever those are loaded, and what was read stays as old as it is', async () => {
  look()
  await pass()
  expect(listLiving).toHaveBeenCalledWith(signedIn().supabase, ['p1'], [])
  expect(shown()).toEqual([
    [
      [5, 2],
      [3, 0],
    ],
    [
      [5, 2],
      [3, 0],
    ],
  ])
  expect(signedIn().queries.getQueryState(feedKey('all'))?.dataUpdatedAt).toBe(1)
})

it('asks one thing at a time, and after each answer again', async () => {
  const answer = Promise.withResolvers<Living>()
  vi.mocked(listLiving).mockReturnValueOnce(answer.promise)
  look()
  await pass(60_000)
  expect(listLiving).toHaveBeenCalledOnce()
  answer.resolve(counts(3))
  await pass()
  expect(listLiving).toHaveBeenCalledTimes(2)
})

it.each([
  ['the window has not the focus', () => vi.spyOn(document, 'hasFocus').mockReturnValue(false)],
  ['no post is in sight', () => sight.mockReturnValue([])],
  ['the server is away', () => store.set(serverReachableAtom, false)],
])('asks nothing while %s', async (_when, make) => {
  make()
  look()
  await pass(60_000)
  expect(listLiving).not.toHaveBeenCalled()
})

it('asks nothing of a window that nobody has touched for two minutes, and goes on when somebody does', async () => {
  look()
  await pass(132_000)
  vi.mocked(listLiving).mockClear()
  await pass(60_000)
  expect(listLiving).not.toHaveBeenCalled()
  touch()
  await pass()
  expect(listLiving).toHaveBeenCalled()
})

it('leaves a post alone that has changed since it was asked for', async () => {
  const answer = Promise.withResolvers<Living>()
  vi.mocked(listLiving).mockReturnValueOnce(answer.promise)
  look()
  await pass()
  await changePosts(signedIn().queries, (posts) =>
    posts.map((each) => (each.id === 'p1' ? { ...each, user_liked: true, likes_count: 4 } : each)),
  )
  vi.mocked(listLiving).mockResolvedValue(counts(3))
  await act(async () => answer.resolve(counts(3)))
  expect(shown()[0]?.[0]).toEqual([4, 0])
  // What the change asked to be read anew stays so.
  expect(signedIn().queries.getQueryState(feedKey('all'))?.isInvalidated).toBe(true)
})
