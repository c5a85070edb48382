import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AsMember, signInAs, signedIn } from '#renderer/session/testing/sign-in.tsx'
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
  const key = feedKey('all')

  beforeEach(() => {
    vi.resetAllMocks()
    vi.mocked(unlikePost).mockResolvedValue(true)
    signInAs('luna')
    signedIn().queries.setQueryData<FeedData>(key, {
      pages: [{ posts: [post], top: post, next: null }],
      pageParams: [null],
    })
  })

  afterEach(cleanup)

  const loaded = () => {
    const data = signedIn().queries.getQueryData<FeedData>(key)
    const [known] = data ? postsOf(data) : []
    if (!known) throw new Error('the feed is not loaded')
    return known
  }
  const wish = () => renderHook(() => usePendingLike(post.id), { wrapper: AsMember }).result.current
  const shown = () => withLike(loaded(), wish())

  it('shows the like before the server has answered and keeps it after', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>()
    vi.mocked(likePost).mockReturnValue(promise)
    const done = signedIn().store.set(toggleLikeAtom, signedIn(), loaded())
    expect(shown()).toMatchObject({ user_liked: true, likes_count: 4 })
    resolve(undefined)
    await done
    expect(shown()).toMatchObject({ user_liked: true, likes_count: 4 })
    expect(wish()).toBeUndefined()
  })

  it('rolls back and rejects when the server refuses', async () => {
    vi.mocked(likePost).mockRejectedValue(new Error('refused'))
    await expect(signedIn().store.set(toggleLikeAtom, signedIn(), loaded())).rejects.toThrow('refused')
    expect(shown()).toMatchObject({ user_liked: false, likes_count: 3 })
  })

  // spec: 4.like.toggle
  it('sends only one request at a time, and the newest click wins', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>()
    vi.mocked(likePost).mockReturnValue(promise)
    const clicks = [1, 2].map(() => signedIn().store.set(toggleLikeAtom, signedIn(), loaded()))
    expect(shown().user_liked).toBe(false)
    expect(unlikePost).not.toHaveBeenCalled()
    resolve(undefined)
    await Promise.all(clicks)
    expect(likePost).toHaveBeenCalledTimes(1)
    expect(unlikePost).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'p1', 'luna')
    expect(shown()).toMatchObject({ user_liked: false, likes_count: 3 })
  })

  it('sends nothing more when quick clicks end where the request on its way goes', async () => {
    await Promise.all([1, 2, 3].map(() => signedIn().store.set(toggleLikeAtom, signedIn(), loaded())))
    expect(likePost).toHaveBeenCalledTimes(1)
    expect(unlikePost).not.toHaveBeenCalled()
    expect(shown().user_liked).toBe(true)
  })

  it('shows what the server has when taking a like back fails after liking worked', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>()
    vi.mocked(likePost).mockReturnValue(promise)
    vi.mocked(unlikePost).mockRejectedValue(new Error('gone'))
    const first = signedIn().store.set(toggleLikeAtom, signedIn(), loaded())
    await signedIn().store.set(toggleLikeAtom, signedIn(), loaded())
    resolve(undefined)
    await expect(first).rejects.toThrow('gone')
    expect(shown()).toMatchObject({ user_liked: true, likes_count: 4 })
  })

  // spec: 4.like.reload
  it('is not undone by a page that was read before it, and marks the feed for a later read', async () => {
    const { promise, resolve } = Promise.withResolvers<FeedData>()
    const reading = signedIn()
      .queries.fetchQuery({ queryKey: key, queryFn: () => promise })
      .catch(() => undefined)
    const before = signedIn().queries.getQueryData<FeedData>(key)
    await signedIn().store.set(toggleLikeAtom, signedIn(), loaded())
    if (before) resolve(before)
    await reading
    expect(shown()).toMatchObject({ user_liked: true, likes_count: 4 })
    expect(signedIn().queries.getQueryState(key)).toMatchObject({ isInvalidated: true, fetchStatus: 'idle' })
  })

  it('is nothing to the next member, who neither sees the wish nor carries it out', async () => {
    const { promise, reject } = Promise.withResolvers<undefined>()
    vi.mocked(likePost).mockReturnValue(promise)
    const clicks = [1, 2].map(() => signedIn().store.set(toggleLikeAtom, signedIn(), loaded()))
    expect(wish()).toBe(false)
    const { signal } = signedIn()
    signInAs('sol')
    expect(wish()).toBeUndefined()
    reject(signal.reason)
    await Promise.allSettled(clicks)
    expect(unlikePost).not.toHaveBeenCalled()
  })
})
