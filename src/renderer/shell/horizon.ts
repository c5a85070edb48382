import { sectionOf, type SectionId } from '#renderer/entities/section/sections.ts'
import { nebula } from '#renderer/theme/tokens.ts'
import type { Horizon } from '#renderer/ui/sky/Limb.tsx'

/** Pages that are read downwards; on all others the planet is part of the view. */
const LOW: ReadonlySet<SectionId> = new Set(['home', 'humordidas', 'settings'])

const night: Horizon = { glow: nebula.violet, rim: nebula.cyan, isHigh: false }

/** The planet of the section that a hash route belongs to, in its accent; a route to nowhere has home's. */
export function horizonOf(pathname: string): Horizon {
  const section = sectionOf(pathname)
  if (!section || section.id === 'home') return night
  const rim = `color-mix(in oklab, ${section.accent} 60%, white)`
  return { glow: section.accent, rim, isHigh: !LOW.has(section.id) }
}
