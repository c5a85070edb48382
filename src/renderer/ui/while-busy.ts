import type { MouseEvent } from 'react'

const busy = {
  'aria-busy': true,
  'aria-disabled': true,
  // Also keeps the form of a submit button from being sent.
  onClick: (event: MouseEvent) => event.preventDefault(),
} as const

/**
 * To be spread over a button, after its own `onClick`, whose act takes its time. It ignores clicks and turns a ring, but
 * keeps the focus: `disabled`, as MUI's `loading` sets it, would drop that to the top of the page.
 */
export const whileBusy = (isBusy: boolean) => (isBusy ? busy : undefined)
