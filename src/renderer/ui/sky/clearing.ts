import { space } from '#renderer/theme/tokens.ts'

/** Around a title that stands on the bare sky: the stars behind it fade, without an edge that shows. */
export const clearing = {
  position: 'relative',
  isolation: 'isolate',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '-24px -48px',
    zIndex: -1,
    background: `radial-gradient(closest-side, ${space.cabin}e0 30%, ${space.cabin}00)`,
  },
} as const
