/** Pixels in one direction after which the reader counts as reading on, or scrolling back. */
const DOWN = 24
const UP = 64

/** Milliseconds after input by wheel, touch or key during which a scroll counts as made by hand. */
const BY_HAND = 500

const HANDS = ['wheel', 'touchmove', 'keydown'] as const

/**
 * Reports each change between reading on and scrolling back: the page around hides its header while reading on. Only
 * scrolling back by hand counts: a jump to a page or match must not be covered by the header. At its beginning a book
 * is not being read on yet.
 */
export function watchDirection(scroller: HTMLElement, tell: (isDown: boolean) => void): void {
  let last = scroller.scrollTop
  let turn = last
  // A book reopened at a position is being read on.
  let isDown = last > DOWN
  if (isDown) tell(isDown)
  let [byHand, isDragging] = [-Infinity, false]
  for (const hand of HANDS)
    scroller.addEventListener(hand, ({ timeStamp }) => void (byHand = timeStamp), { passive: true })
  // While the scroll bar is dragged, no other pointer events arrive.
  scroller.addEventListener('pointerdown', () => void (isDragging = true))
  addEventListener('pointermove', ({ buttons }) => void (isDragging &&= buttons > 0))
  const directionAt = (top: number, isByHand: boolean): boolean => {
    if (top <= 0) return false
    if (top - turn > DOWN) return true
    return turn - top > UP && isByHand ? false : isDown
  }
  scroller.addEventListener(
    'scroll',
    ({ timeStamp }) => {
      const top = scroller.scrollTop
      if (top > last !== last > turn) turn = last
      last = top
      const next = directionAt(top, isDragging || timeStamp - byHand < BY_HAND)
      if (next === isDown) return
      isDown = next
      tell(isDown)
    },
    { passive: true },
  )
}
