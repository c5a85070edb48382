/** Pixels in one direction after which reading counts as going on, or as going back. */
const DOWN = 24
const UP = 64

/** Milliseconds after a wheel, a finger or a key in which what scrolls is scrolled by hand. */
const BY_HAND = 500

const HANDS = ['wheel', 'touchmove', 'keydown'] as const

/**
 * Tells whether a book is read on, at each change: the page around makes room for it then. Back by hand alone: a jump to a
 * page or a match ends where nothing may come to lie over it. At its beginning a book is not read on yet.
 */
export function watchDirection(scroller: HTMLElement, tell: (isDown: boolean) => void): void {
  let last = scroller.scrollTop
  let turn = last
  // Where it was left it is read on.
  let isDown = last > DOWN
  if (isDown) tell(isDown)
  let [byHand, isDragging] = [-Infinity, false]
  for (const hand of HANDS)
    scroller.addEventListener(hand, ({ timeStamp }) => void (byHand = timeStamp), { passive: true })
  // While the bar at its side is dragged nothing else is heard of the pointer.
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
