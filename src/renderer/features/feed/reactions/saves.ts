import type { Post } from '../posts/post.ts'
import { dropSavedPost, savePost } from './api/saves.ts'
import { createToggle } from './toggle.ts'

/** The post as one that the reader has saved, or not. Unchanged when it already is so. */
export const withSave = (post: Post, saved: boolean | undefined): Post =>
  saved === undefined || saved === post.user_saved ? post : { ...post, user_saved: saved }

/** Saves a post to the own profile, or takes it out again. */
export const { toggleAtom: toggleSaveAtom, useWish: useSaveWish } = createToggle({
  isOn: ({ user_saved }) => user_saved,
  withWish: withSave,
  send: (postId, userId, saved) => (saved ? savePost(postId) : dropSavedPost(postId, userId)),
})
