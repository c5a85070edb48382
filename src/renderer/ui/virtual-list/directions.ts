import { elementScroll, observeElementOffset, type VirtualizerOptions } from '@tanstack/react-virtual'

type Direction = Pick<VirtualizerOptions<HTMLElement, HTMLElement>, 'observeElementOffset' | 'scrollToFn'>

/** Scrolled from its upper end on. */
export const forwards: Direction = { observeElementOffset, scrollToFn: elementScroll }

/**
 * Scrolled from its lower end on: the first item stands lowest, in a box with `flex-direction: column-reverse`, whose
 * scroll position is 0 there and negative above.
 */
export const upwards: Direction = {
  observeElementOffset: (list, report) =>
    observeElementOffset(list, (offset, isScrolling) => report(-offset, isScrolling)),
  scrollToFn: (offset, { adjustments = 0, ...options }, list) =>
    elementScroll(-offset - adjustments, options, list),
}
