import type { Author } from '../posts/post.ts'

export interface Comment {
  readonly id: string
  readonly content: string
  readonly created_at: string
  readonly author: Author
}

export const COMMENT_COLUMNS =
  'id, content, created_at, author:member_cards!user_id(id, username, avatar_url)'
