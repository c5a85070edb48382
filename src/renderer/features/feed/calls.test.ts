import { afterEach, expect, it, vi } from 'vitest'
import { callsOf } from '#renderer/server/testing/calls-of.ts'
import { serve } from '#renderer/server/testing/serve.ts'
import { deleteRow, listLiving, listPosts } from './posts/api.ts'
import { likePost, unlikePost } from './reactions/api.ts'

afterEach(() => vi.unstubAllGlobals())

it('leaves posts for adults out where they are not wished for', async () => {
  const [call] = await callsOf((supabase) => listPosts(supabase, 'all-but-adult', { startingAt: null }), [])
  expect(call?.query).toMatchObject({ for_adults: 'eq.false' })
  expect(call?.query).not.toHaveProperty('category')
})

it('reads the counts of some posts and nothing else of them', async () => {
  const [call] = await callsOf((supabase) => listLiving(supabase, ['p1', 'p2'], []), [])
  expect(call).toMatchObject({
    of: 'GET posts',
    query: { id: 'in.(p1,p2)', select: 'id,likes_count,comments_count,user_liked' },
  })
})

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

it.each([
  ['that the server deletes', { DELETE: [{ id: 'p1' }], GET: [] }, true],
  ['that is gone already', { DELETE: [], GET: [] }, true],
  [
    'that the server keeps, as for a moderator who is none any more',
    { DELETE: [], GET: [{ id: 'p1' }] },
    false,
  ],
])('a post › %s › is told as gone or not', async (_, answers, isGone) => {
  const supabase = serve((_address, { method }) =>
    Response.json(method === 'DELETE' ? answers.DELETE : answers.GET),
  )
  expect(await deleteRow(supabase, 'posts', 'p1')).toBe(isGone)
})
