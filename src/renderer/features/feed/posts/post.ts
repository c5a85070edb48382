import type { MemberCard } from '#renderer/entities/member/member-card.ts'
import type { PostCategory } from '../categories.ts'

/** Most characters of a post (spec §5). */
export const POST_LIMIT = 500

export interface Post {
  readonly id: string
  readonly content: string
  readonly category: PostCategory
  readonly created_at: string
  readonly likes_count: number
  readonly comments_count: number
  /** Whether the reader likes it; computed by the server. */
  readonly user_liked: boolean
  readonly author: MemberCard
}

/** Columns of a post as the card shows it. Authors come from the view that every member may read (design §5). */
export const POST_COLUMNS =
  'id, content, category, created_at, likes_count, comments_count, user_liked, author:member_cards!user_id(id, username, avatar_url)'

/** Computed columns are typed as nullable, this one never is null. */
interface PostRow extends Omit<Post, 'user_liked'> {
  readonly user_liked: boolean | null
}

export const toPost = (row: PostRow): Post => ({ ...row, user_liked: row.user_liked === true })
