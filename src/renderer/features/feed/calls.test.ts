import { afterEach, expect, it, vi } from 'vitest'
import { callsOf } from '#renderer/server/testing/calls-of.ts'
import { likePost, unlikePost } from './reactions/api.ts'

afterEach(() => vi.unstubAllGlobals())

// spec: 7.like
it('inserts a like, and deletes it as one’s own', async () => {
  const [like] = await callsOf((supabase) => likePost(supabase, 'p1'), null)
  expect(like).toMatchObject({ of: 'POST post_likes', body: { post_id: 'p1' } })
  const [unlike] = await callsOf((supabase) => unlikePost(supabase, 'p1', 'luna'), null)
  expect(unlike).toMatchObject({
    of: 'DELETE post_likes',
    query: { post_id: 'eq.p1', user_id: 'eq.luna' },
  })
})
