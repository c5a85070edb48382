import { publicAddress } from '#renderer/server/public-address.ts'

const GENERATED = 'cosmia:avatar/'

/** Address stored for a generated avatar (design §5). */
export const generatedAvatar = (seed: string): string => `${GENERATED}${seed}`

/** Address stored for the default cover (design §5). */
export const DEFAULT_COVER = 'cosmia:cover/default'

/**
 * Where a member's own picture is, `null` if it is to be drawn here. Nothing is ever fetched from third parties, whatever
 * the stored address says.
 */
export const pictureOf = (address: string | null): string | null => publicAddress(address ?? '')

/** Seed of a member's picture: the stored one, else the name. */
export const seedOf = (address: string | null, username: string): string =>
  address?.startsWith(GENERATED) ? address.slice(GENERATED.length) : username
