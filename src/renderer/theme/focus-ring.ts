import { nebula } from './tokens.ts'

/** Around what has the focus, where the keyboard has brought it. */
export const focusRing = { outline: `2px solid ${nebula.cyan}`, outlineOffset: 2 }
