import type { Post, PostMedia } from '../post.ts'

/** Columns of a post without media. */
export const NO_MEDIA: PostMedia = {
  image_url: null,
  video_url: null,
  image_alt: null,
  media_width: null,
  media_height: null,
}

/** A post of sol's with three likes, none by the signed-in member. */
export const post = (id: string): Post => ({
  id,
  ...NO_MEDIA,
  content: 'Hola, cosmos',
  category: 'general',
  created_at: '2026-11-21T00:00:00+00:00',
  likes_count: 3,
  comments_count: 0,
  user_liked: false,
  user_saved: false,
  author: { id: 'sol', username: 'sol', avatar_url: null },
})
