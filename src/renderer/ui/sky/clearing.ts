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

/** The same in the light of a planet overhead, where the sky is never that dark: with an even softer edge. */
export const softClearing = {
  position: 'relative',
  '&::before': {
    content: '""',
    position: 'absolute',
    // Sideways it would cause a scroll bar.
    inset: '-80px 0',
    zIndex: -2,
    background: `radial-gradient(closest-side, ${NIGHT} 55%, transparent)`,
  },
} as const
