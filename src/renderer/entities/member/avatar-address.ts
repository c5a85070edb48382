import { createAvatar } from '@dicebear/core'
import { create, meta, schema } from '@dicebear/glass'
import { publicAddress } from '#renderer/server/public-address.ts'
import { avatarColors } from '#renderer/theme/avatar-colors.ts'

const GENERATED = 'cosmia:avatar/'

const drawn = new Map<string, string>()

/** Address stored for a generated avatar (design §5). */
export const generatedAvatar = (seed: string): string => `${GENERATED}${seed}`

/** Address stored for the default cover (design §5). */
export const DEFAULT_COVER = 'cosmia:cover/default'

/** Whether the picture is drawn here, so shows nobody: all but the files of members. */
export const isDrawn = (address: string | null): boolean => publicAddress(address ?? '') === null

/**
 * What an `img` can show for a stored avatar address: a member's file, else a picture drawn locally. Nothing is ever
 * fetched from third parties, whatever the address says; without a seed it is drawn from the name.
 */
export function avatarSource(address: string | null, username: string): string {
  const seed = address?.startsWith(GENERATED) ? address.slice(GENERATED.length) : username
  return publicAddress(address ?? '') ?? drawGlass(seed)
}

function drawGlass(seed: string): string {
  const known = drawn.get(seed)
  if (known) return known
  const picture = createAvatar(
    { create, meta, schema },
    {
      seed,
      backgroundType: ['gradientLinear'],
      backgroundColor: avatarColors.map((color) => color.slice(1)),
      // The slimmest shape: broad ones wash the hues out.
      shape1: ['i'],
      shape2: ['i'],
    },
  ).toDataUri()
  drawn.set(seed, picture)
  return picture
}
