import { hueOf } from '#renderer/entities/member/draw-planet.ts'
import { sectionOf, type SectionId } from '#renderer/entities/section/sections.ts'
import { homeHorizon, type Horizon } from '#renderer/ui/sky/Limb.tsx'

/** Pages that are read downwards, as all are that lie below a section's own; on the others the planet is part of the view. */
const LOW: ReadonlySet<SectionId> = new Set([
  'home',
  'humordidas',
  'pet-profile',
  'post',
  'profile',
  'settings',
  'user-profile',
])

/**
 * The planet of the section that a hash route belongs to, in its accent; a route to nowhere has home's. A profile's is in
 * the colour of whose it is.
 * @param ownId of the signed-in member
 */
export function horizonOf(pathname: string, ownId: string | null): Horizon {
  const section = sectionOf(pathname)
  if (!section || section.id === 'home') return homeHorizon
  const below = pathname.split('/')[3]
  const memberId = section.id === 'profile' ? ownId : section.id === 'user-profile' && below
  const glow = memberId ? hueOf(memberId) : section.accent
  return { glow, rim: `color-mix(in oklab, ${glow} 60%, white)`, isHigh: !below && !LOW.has(section.id) }
}
