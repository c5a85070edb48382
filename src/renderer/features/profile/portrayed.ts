import type { MemberCard } from '#renderer/entities/member/profile.ts'

/** Public part of a profile (design §5). */
export interface Portrayed extends MemberCard {
  readonly cover_url: string | null
}
