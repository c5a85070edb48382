/** What every member may know of another: a row of `member_cards` (design §5). */
export interface MemberCard {
  readonly id: string
  readonly username: string
  readonly avatar_url: string | null
}
