import { afterEach, expect, it, vi } from 'vitest'
import { callsOf } from '#renderer/server/testing/calls-of.ts'
import { listBlogs } from './blog/api.ts'
import { createBlog } from './writing/api.ts'

afterEach(() => vi.unstubAllGlobals())

// spec: 7.blogs.read
it('reads what was published with its authors, the newest first', async () => {
  const [call] = await callsOf((supabase) => listBlogs(supabase, null, new AbortController().signal), [])
  expect(call).toMatchObject({ of: 'GET blog_posts', query: { order: 'created_at.desc,id.desc' } })
  expect(call?.query['select']).toContain('author:member_cards!user_id(id,username,avatar_url)')
})

// spec: 7.blogs.create
it('inserts what is published', async () => {
  const blog = {
    id: 'b1',
    title: 'La farola',
    genre: 'Misterio',
    cover_url: null,
    content_url: 'user-assets/luna/blog-content/1-a.txt',
  } as const
  const [call] = await callsOf((supabase) => createBlog(supabase, blog), [blog])
  expect(call).toMatchObject({ of: 'POST blog_posts', body: blog })
})
