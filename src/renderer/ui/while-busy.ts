import type { MouseEvent } from 'react'

const busy = {
  'aria-busy': true,
  'aria-disabled': true,
  // Also keeps a submit button from submitting its form.
  onClick: (event: MouseEvent) => event.preventDefault(),
} as const

/**
 * Props for a button while its action runs; spread them after its own `onClick`. The button ignores clicks and shows a
 * spinner but keeps the focus: `disabled`, which MUI's `loading` sets, would drop the focus to the top of the page.
 */
export const whileBusy = (isBusy: boolean) => (isBusy ? busy : undefined)
