import type { MemberCard } from '#renderer/entities/member/profile.ts'
import { accents } from '#renderer/theme/accent.ts'
import type { Database } from '#shared/database.types.ts'
import { copy } from '../copy.ts'

export type Genre = Database['public']['Enums']['blog_genre']

/** Spec §3, in its order. */
export const GENRES = Object.keys(copy.genre.about) as readonly Genre[]

export const isGenre = (text: string): text is Genre => Object.hasOwn(copy.genre.about, text)

/** Most characters of a title; the server's limit. */
export const TITLE_LIMIT = 150

/** A row of `blog_posts` with its author. */
export interface Blog {
  readonly id: string
  readonly title: string
  readonly genre: Genre
  /** `bucket/path` of a picture. */
  readonly cover_url: string | null
  /** `bucket/path` of a .pdf or .txt file. */
  readonly content_url: string
  readonly created_at: string
  readonly author: MemberCard
}

/** Authors come from the view that every member may read (design §5). */
export const BLOG_COLUMNS =
  'id, title, genre, cover_url, content_url, created_at, author:member_cards!blog_posts_user_id_fkey(id, username, avatar_url)'

/** In the order of the genres. */
const ACCENTS = [accents.lilac, accents.ice, accents.pink, accents.cyan, accents.mint, accents.amber]

/** The light in which books of a genre stand. */
export const genreAccent = (genre: Genre): string => ACCENTS[GENRES.indexOf(genre)] ?? accents.lilac
