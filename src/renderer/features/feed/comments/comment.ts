import type { MemberCard } from '#renderer/entities/member/profile.ts'

/** Most characters of a comment; the server has the same limit. */
export const COMMENT_LIMIT = 1000

export interface Comment {
  readonly id: string
  readonly content: string
  readonly created_at: string
  readonly author: MemberCard
}

export const COMMENT_COLUMNS =
  'id, content, created_at, author:member_cards!post_comments_user_id_fkey(id, username, avatar_url)'
