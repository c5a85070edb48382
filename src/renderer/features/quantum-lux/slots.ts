/** A row of `quantum_lux_banners` (spec §3). */
export interface Banner {
  readonly id: number
  /** `bucket/path`; `null` for a slot that is still empty. */
  readonly image_url: string | null
}

/** How many slots the catalogue has (spec §9), whatever the server gives. */
const SLOTS = 19

/** The picture of each slot, `null` for a placeholder. */
export const slotsOf = (banners: readonly Banner[]): readonly (string | null)[] =>
  Array.from({ length: SLOTS }, (_, index) => banners[index]?.image_url ?? null)
