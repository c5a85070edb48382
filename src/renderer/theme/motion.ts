import { keyframes } from '@mui/material/styles'

/** Milliseconds of the arrival animation, the only one in the app. */
export const ARRIVAL = 240

// A quarter of an ellipse, from its side to its bottom.
const alongEllipse = keyframes({
  '0%': { translate: '-16px -12px', opacity: 0 },
  '25%': { translate: '-14.8px -7.4px' },
  '50%': { translate: '-11.3px -3.5px' },
  '75%': { translate: '-6.1px -0.9px' },
  '100%': { translate: '0 0', opacity: 1 },
})

/** Animates an element once, when it is mounted. Under reduced motion it appears at once. */
export const arrive = { animation: `${alongEllipse} ${ARRIVAL}ms ease-out` } as const
