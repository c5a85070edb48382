/** An accepted friend, as `get_friends()` returns it (spec §3). */
export interface Friend {
  readonly id: string
  readonly username: string
  readonly avatar_url: string | null
}
