import type { MemberCard } from '#renderer/entities/member/profile.ts'
import { countCharacters } from '#renderer/lib/character-count.ts'
import type { PostCategory } from '../categories.ts'

/** Most characters of a post (spec §5). */
export const POST_LIMIT = 500
/** Most characters of an alternative text. */
export const ALT_LIMIT = 500

export interface Post {
  readonly id: string
  readonly content: string
  readonly category: PostCategory
  /** `bucket/path`; for a video, its still. */
  readonly image_url: string | null
  readonly video_url: string | null
  /** Alternative text of the image or video, by its author. */
  readonly image_alt: string | null
  /** Pixels of the image or video, if the author's app gave them. */
  readonly media_width: number | null
  readonly media_height: number | null
  readonly created_at: string
  /** Computed by the server, like the following columns. */
  readonly likes_count: number
  readonly comments_count: number
  /** Whether the member likes it. */
  readonly user_liked: boolean
  /** Whether the member has saved it. */
  readonly user_saved: boolean
  readonly author: MemberCard
}

/** Columns of a post for its card. Authors come from the view that every member may read (design §5). */
export const POST_COLUMNS =
  'id, content, category, image_url, video_url, image_alt, media_width, media_height, created_at, likes_count, comments_count, user_liked, user_saved, author:member_cards!posts_user_id_fkey(id, username, avatar_url)'

/** The parts of a post that others change, and the own like, as of the same moment. */
export type PostCounts = Pick<Post, 'id' | 'likes_count' | 'comments_count' | 'user_liked'>

export const COUNT_COLUMNS = 'id, likes_count, comments_count, user_liked'

/** A row with columns computed by the server, which are typed as nullable but never null. */
type Computed<Row, Column extends keyof Row> = Omit<Row, Column> & {
  readonly [column in Column]: Row[column] | null
}

export const toCounts = (
  row: Computed<PostCounts, 'likes_count' | 'comments_count' | 'user_liked'>,
): PostCounts => ({
  ...row,
  likes_count: row.likes_count ?? 0,
  comments_count: row.comments_count ?? 0,
  user_liked: row.user_liked === true,
})

export const toPost = (
  row: Computed<Post, 'likes_count' | 'comments_count' | 'user_liked' | 'user_saved'>,
): Post => ({ ...row, ...toCounts(row), user_saved: row.user_saved === true })

/** Picture or video of a post, with its size. */
export type PostMedia = Pick<Post, 'image_url' | 'video_url' | 'image_alt' | 'media_width' | 'media_height'>

export const hasMedia = ({ image_url, video_url }: PostMedia): boolean =>
  image_url !== null || video_url !== null

/** A post has a text or a file, and at most 500 characters (spec §5). */
export const mayBePublished = (text: string, hasFile: boolean): boolean =>
  (hasFile || text.trim() !== '') && countCharacters(text) <= POST_LIMIT

/** Draft places of a post, as in `useDraft`. */
export const commentPlace = (postId: string) => `comment/${postId}`
export const editPlace = (postId: string) => `edit/${postId}`

/** The post that a draft place belongs to, if any. */
export const postOfPlace = (place: string): string | undefined =>
  /^(?:comment|edit)\/([^/]+)$/.exec(place)?.[1]
