import type { MemberCard } from '#renderer/entities/member/profile.ts'

/** What every member may see of another (design §5). */
export interface Portrayed extends MemberCard {
  readonly cover_url: string | null
}
