import { afterEach, expect, it, vi } from 'vitest'
import { callsOf } from '#renderer/server/testing/calls-of.ts'
import { createComment, deleteComment, listComments } from './comments/api.ts'
import { createPost } from './compose/api.ts'
import { deletePost, updatePost } from './card/api.ts'
import { listPosts } from './posts/api.ts'
import { post } from './posts/testing/post.ts'
import { likePost, savePost, unlikePost } from './reactions/api.ts'

afterEach(() => vi.unstubAllGlobals())

const AUTHOR = 'author:member_cards!user_id(id,username,avatar_url)'

// spec: 7.feed.read
it('reads the newest posts with their authors, counts and whether one likes them', async () => {
  const [call] = await callsOf((supabase) => listPosts(supabase, 'all', { startingAt: null }), [])
  expect(call).toMatchObject({ of: 'GET posts', query: { order: 'created_at.desc,id.desc' } })
  for (const column of ['likes_count', 'comments_count', 'user_liked', AUTHOR])
    expect(call?.query['select']).toContain(column)
  expect(call?.query).not.toHaveProperty('category')
})

// spec: 7.feed.filter
it('reads the posts of one category', async () => {
  const [call] = await callsOf((supabase) => listPosts(supabase, 'quantumlux', { startingAt: null }), [])
  expect(call?.query).toMatchObject({ category: 'eq.quantumlux' })
})

// spec: 7.post.create
it('creates a post and reads it back', async () => {
  const written = {
    id: 'p1',
    content: 'Hola',
    category: 'general',
    image_url: 'user-assets/luna/posts/1-a.png',
    video_url: null,
  } as const
  const [call] = await callsOf((supabase) => createPost(supabase, written), [post('p1')])
  expect(call).toMatchObject({ of: 'POST posts', body: written })
  expect(call?.query['select']).toContain(AUTHOR)
})

// spec: 7.post.edit
it('edits the text of a post by its id', async () => {
  const [call] = await callsOf((supabase) => updatePost(supabase, { id: 'p1', content: 'Hola' }), {
    id: 'p1',
  })
  expect(call).toMatchObject({ of: 'PATCH posts', query: { id: 'eq.p1' } })
  expect(call?.body).toEqual({ content: 'Hola' })
})

// spec: 7.delete
it('deletes posts and comments by their id', async () => {
  const [ofPost] = await callsOf((supabase) => deletePost(supabase, 'p1'), { id: 'p1' })
  expect(ofPost).toMatchObject({ of: 'DELETE posts', query: { id: 'eq.p1' } })
  const [ofComment] = await callsOf((supabase) => deleteComment(supabase, 'c1'), { id: 'c1' })
  expect(ofComment).toMatchObject({ of: 'DELETE post_comments', query: { id: 'eq.c1' } })
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

// spec: 7.save
it('inserts what is saved', async () => {
  const [call] = await callsOf((supabase) => savePost(supabase, 'p1'), null)
  expect(call).toMatchObject({ of: 'POST saved_posts', body: { post_id: 'p1' } })
})

// spec: 7.comments.read
it('reads the comments of a post with their authors, the oldest first', async () => {
  const [call] = await callsOf(
    (supabase) => listComments(supabase, 'p1', null, new AbortController().signal),
    [],
  )
  expect(call).toMatchObject({
    of: 'GET post_comments',
    query: { post_id: 'eq.p1', order: 'created_at.asc,id.asc' },
  })
  expect(call?.query['select']).toContain(AUTHOR)
})

// spec: 7.comments.create
it('inserts a comment', async () => {
  const comment = { id: 'c1', post_id: 'p1', content: 'Hola' }
  const [call] = await callsOf((supabase) => createComment(supabase, comment), [comment])
  expect(call).toMatchObject({ of: 'POST post_comments', body: comment })
})
