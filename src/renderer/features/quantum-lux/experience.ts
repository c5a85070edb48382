import type { MemberCard } from '#renderer/entities/member/profile.ts'

/** Most characters of a title and of a description; the server has the same limits. */
export const TITLE_LIMIT = 100
export const DESCRIPTION_LIMIT = 2000

/** A row of `quantum_lux_experiences` (spec §3), with its author. */
export interface Experience {
  readonly id: string
  readonly title: string
  readonly description: string | null
  /** `bucket/path` of a picture. */
  readonly cover_url: string | null
  readonly points: number
  readonly created_at: string
  readonly author: MemberCard
}

/** Authors come from the view that every member may read (design §5). */
export const EXPERIENCE_COLUMNS =
  'id, title, description, cover_url, points, created_at, author:member_cards!quantum_lux_experiences_user_id_fkey(id, username, avatar_url)'
