import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { signInAs } from '#renderer/session/testing/sign-in.ts'
import { store } from '#renderer/lib/store.ts'
import { queryClient } from '#renderer/server/cache/query-client.ts'
import { StoreProvider } from '#renderer/server/StoreProvider.tsx'
import { feedKey, postsOf, type FeedData } from '../posts/feed-cache.ts'
import { post as postNamed } from '../posts/testing/post.ts'
import { likePost, unlikePost } from './api.ts'
import { toggleLikeAtom, usePendingLike, withLike } from './reactions.ts'

vi.mock('./api.ts', () => ({ likePost: vi.fn(), unlikePost: vi.fn() }))

const post = postNamed('p1')

describe('withLike', () => {
  it.each([
    ['a new like counts one more', post, true, 4, true],
    ['a like that is already there changes nothing', post, false, 3, false],
    ['nothing wished changes nothing', post, undefined, 3, false],
    ['a like taken back counts one less', { ...post, user_liked: true }, false, 2, false],
    ['a count never goes below zero', { ...post, user_liked: true, likes_count: 0 }, false, 0, false],
  ])('%s', (_name, before, liked, likes_count, user_liked) => {
    expect(withLike(before, liked)).toMatchObject({ likes_count, user_liked })
  })
})

describe('toggleLikeAtom', () => {
  const key = feedKey('luna', 'all')

  beforeEach(() => {
    vi.resetAllMocks()
    queryClient.clear()
    signInAs('luna')
    queryClient.setQueryData<FeedData>(key, {
      pages: [{ posts: [post], top: post, next: null }],
      pageParams: [null],
    })
  })

  afterEach(cleanup)

  const loaded = () => {
    const data = queryClient.getQueryData<FeedData>(key)
    const [known] = data ? postsOf(data) : []
    if (!known) throw new Error('the feed is not loaded')
    return known
  }
  const wish = () => renderHook(() => usePendingLike(post.id), { wrapper: StoreProvider }).result.current
  const shown = () => withLike(loaded(), wish())

  it('shows the like before the server has answered and keeps it after', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>()
    vi.mocked(likePost).mockReturnValue(promise)
    const done = store.set(toggleLikeAtom, loaded())
    expect(shown()).toMatchObject({ user_liked: true, likes_count: 4 })
    resolve(undefined)
    await done
    expect(shown()).toMatchObject({ user_liked: true, likes_count: 4 })
    expect(wish()).toBeUndefined()
  })

  it('rolls back and rejects when the server refuses', async () => {
    vi.mocked(likePost).mockRejectedValue(new Error('refused'))
    await expect(store.set(toggleLikeAtom, loaded())).rejects.toThrow('refused')
    expect(shown()).toMatchObject({ user_liked: false, likes_count: 3 })
  })

  // spec: 4.like.toggle
  it('sends only one request at a time, and the newest click wins', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>()
    vi.mocked(likePost).mockReturnValue(promise)
    const clicks = [1, 2].map(() => store.set(toggleLikeAtom, loaded()))
    expect(shown().user_liked).toBe(false)
    expect(unlikePost).not.toHaveBeenCalled()
    resolve(undefined)
    await Promise.all(clicks)
    expect(likePost).toHaveBeenCalledTimes(1)
    expect(unlikePost).toHaveBeenCalledExactlyOnceWith('p1', 'luna')
    expect(shown()).toMatchObject({ user_liked: false, likes_count: 3 })
  })

  it('sends nothing more when quick clicks end where the request on its way goes', async () => {
    await Promise.all([1, 2, 3].map(() => store.set(toggleLikeAtom, loaded())))
    expect(likePost).toHaveBeenCalledTimes(1)
    expect(unlikePost).not.toHaveBeenCalled()
    expect(shown().user_liked).toBe(true)
  })

  it('shows what the server has when taking a like back fails after liking worked', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>()
    vi.mocked(likePost).mockReturnValue(promise)
    vi.mocked(unlikePost).mockRejectedValue(new Error('gone'))
    const first = store.set(toggleLikeAtom, loaded())
    await store.set(toggleLikeAtom, loaded())
    resolve(undefined)
    await expect(first).rejects.toThrow('gone')
    expect(shown()).toMatchObject({ user_liked: true, likes_count: 4 })
  })

  // spec: 4.like.reload
  it('is not undone by a page that was read before it, and marks the feed for a later read', async () => {
    const { promise, resolve } = Promise.withResolvers<FeedData>()
    const reading = queryClient.fetchQuery({ queryKey: key, queryFn: () => promise }).catch(() => undefined)
    const before = queryClient.getQueryData<FeedData>(key)
    await store.set(toggleLikeAtom, loaded())
    if (before) resolve(before)
    await reading
    expect(shown()).toMatchObject({ user_liked: true, likes_count: 4 })
    expect(queryClient.getQueryState(key)).toMatchObject({ isInvalidated: true, fetchStatus: 'idle' })
  })

  it('ends with its member: the next one neither sees the wish nor carries it out', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>()
    vi.mocked(likePost).mockReturnValue(promise)
    const clicks = [1, 2].map(() => store.set(toggleLikeAtom, loaded()))
    expect(wish()).toBe(false)
    signInAs('sol')
    expect(wish()).toBeUndefined()
    resolve(undefined)
    await Promise.all(clicks)
    expect(unlikePost).not.toHaveBeenCalled()
  })
})
