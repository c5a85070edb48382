/** The nearest element around this one that scrolls. */
export function scrollerOf(element: HTMLElement): HTMLElement {
  let around = element.parentElement
  while (around && !/auto|scroll/.test(getComputedStyle(around).overflowY)) around = around.parentElement
  return around ?? document.documentElement
}

/** Pixels between the upper end of what a scroller holds and an element in it. */
export function offsetWithin(scroller: HTMLElement, element: HTMLElement): number {
  const distance = element.getBoundingClientRect().top - scroller.getBoundingClientRect().top
  return Math.round(distance + scroller.scrollTop)
}
