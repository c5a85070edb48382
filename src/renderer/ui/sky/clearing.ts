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
