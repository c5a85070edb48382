/** As dark as most of the sky. */
const NIGHT = '#050515'

/**
 * Of what stands on the bare sky: no star shows through it. Its ground lies under the planet and its air, and ends so softly
 * that no edge shows; a shadow takes no room.
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

/** The same in the light of a planet that is overhead, where the sky is never as dark: without an edge at all. */
export const softClearing = {
  position: 'relative',
  '&::before': {
    content: '""',
    position: 'absolute',
    // Sideways it would be something to scroll to.
    inset: '-32px 0',
    zIndex: -2,
    background: `radial-gradient(closest-side, ${NIGHT} 25%, transparent)`,
  },
} as const
