/** About as dark as most of the sky. */
const NIGHT = '#050515'

/**
 * Dark ground behind text on the bare sky, so that no star shows through. It lies under the planet and its air and has
 * no visible edge; being a shadow, it takes up no room.
 */
export const clearing = {
  position: 'relative',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: -2,
    background: NIGHT,
    boxShadow: `0 0 40px 34px ${NIGHT}`,
  },
} as const

/** Colours of a mask that fades at both ends. */
function faded(edge: string): string {
  return `transparent, #000 ${edge} calc(100% - ${edge}), transparent`
}

/** The same in the light of a planet overhead, where the sky is never that dark: with an even softer edge. */
export const softClearing = {
  position: 'relative',
  '&::before': {
    content: '""',
    position: 'absolute',
    // Sideways it would cause a scroll bar.
    inset: '-40px 0',
    zIndex: -2,
    background: NIGHT,
    maskImage: `linear-gradient(90deg, ${faded('min(48px, 12%)')}), linear-gradient(${faded('36px')})`,
    maskComposite: 'intersect',
  },
} as const
