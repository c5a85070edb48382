import { publicAddress } from '#renderer/server/public-address.ts'

const GENERATED = 'cosmia:avatar/'

/** Stored address of a generated avatar (design §5). */
export const generatedAvatar = (seed: string): string => `${GENERATED}${seed}`

/** Stored address of the default cover (design §5). */
export const DEFAULT_COVER = 'cosmia:cover/default'

/**
 * Address of a member's uploaded picture; `null` if it is to be generated. Nothing is ever loaded from third parties,
 * whatever the stored address says.
 */
export const pictureOf = (address: string | null): string | null => publicAddress(address ?? '')

/** Seed of a generated picture: the stored one, else the name. */
export const seedOf = (address: string | null, username: string): string =>
  address?.startsWith(GENERATED) ? address.slice(GENERATED.length) : username
