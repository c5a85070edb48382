import { createAvatar } from '@dicebear/core'
import { create, meta, schema } from '@dicebear/glass'

const GENERATED = 'cosmia:avatar/'
const drawn = new Map<string, string>()

/** Address stored for a generated avatar (design §5). */
export const generatedAvatar = (seed: string): string => `${GENERATED}${seed}`

/** Address stored for the default cover (design §5). */
export const DEFAULT_COVER = 'cosmia:cover/default'

/**
 * What an `img` can show for a stored avatar address: generated ones are drawn locally, so nothing is fetched
 * from third parties; a missing one is drawn from the name.
 */
export function avatarSource(address: string | null, username: string): string {
  if (address && !address.startsWith(GENERATED)) return address
  return drawGlass(address ? address.slice(GENERATED.length) : username)
}

function drawGlass(seed: string): string {
  const known = drawn.get(seed)
  if (known) return known
  const picture = createAvatar({ create, meta, schema }, { seed }).toDataUri()
  drawn.set(seed, picture)
  return picture
}
