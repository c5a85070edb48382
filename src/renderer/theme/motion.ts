import { keyframes } from '@mui/material/styles'

/** Milliseconds in which a thing arrives; nothing in the window moves otherwise than so. */
export const ARRIVAL = 240

// A quarter of an ellipse, walked from its side to its foot.
const alongEllipse = keyframes({
  '0%': { translate: '-16px -12px', opacity: 0 },
  '25%': { translate: '-14.8px -7.4px' },
  '50%': { translate: '-11.3px -3.5px' },
  '75%': { translate: '-6.1px -0.9px' },
  '100%': { translate: '0 0', opacity: 1 },
})

/** Lets an element arrive once, when it is put into the page; who asked for less motion sees it stand there at once. */
export const arrive = { animation: `${alongEllipse} ${ARRIVAL}ms ease-out` } as const
