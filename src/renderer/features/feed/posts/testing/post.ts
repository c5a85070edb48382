import type { Post } from '../post.ts'

/** A post of sol's that three members like, the reader not. */
export const post = (id: string): Post => ({
  id,
  content: 'Hola, cosmos',
  category: 'general',
  created_at: '2026-11-21T00:00:00+00:00',
  likes_count: 3,
  comments_count: 0,
  user_liked: false,
  author: { id: 'sol', username: 'sol', avatar_url: null },
})
