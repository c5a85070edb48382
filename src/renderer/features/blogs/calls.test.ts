import { afterEach, expect, it, vi } from 'vitest'
import { callsOf } from '#renderer/server/testing/calls-of.ts'
import { listBlogs } from './blog/api.ts'

afterEach(() => vi.unstubAllGlobals())

// spec: 7.blogs.read
it('reads what was published with its authors, the newest first', async () => {
  const [call] = await callsOf((supabase) => listBlogs(supabase, null, new AbortController().signal), [])
  expect(call).toMatchObject({ of: 'GET blog_posts', query: { order: 'created_at.desc,id.desc' } })
  expect(call?.query['select']).toContain(
    'author:member_cards!blog_posts_user_id_fkey(id,username,avatar_url)',
  )
})
