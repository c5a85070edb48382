import { useEffect, useState, type RefObject } from 'react'

export interface HiddenSides {
  readonly left: boolean
  readonly right: boolean
  /** The content is wider than its place, wherever it is scrolled to. */
  readonly any: boolean
}

const NOTHING_HIDDEN: HiddenSides = { left: false, right: false, any: false }

/** On which sides an element that scrolls sideways goes on beyond its edge. */
export function useHiddenSides(ref: RefObject<HTMLElement | null>): HiddenSides {
  const [hidden, setHidden] = useState(NOTHING_HIDDEN)
  useEffect(() => {
    const row = ref.current
    if (!row) return
    const measure = () => setHidden((before) => settled(before, hiddenSides(row)))
    const resizes = new ResizeObserver(measure)
    for (const element of [row, ...row.children]) resizes.observe(element)
    row.addEventListener('scroll', measure, { passive: true })
    return () => {
      resizes.disconnect()
      row.removeEventListener('scroll', measure)
    }
  }, [ref])
  return hidden
}

/** A pixel of tolerance: scroll positions are fractions on scaled screens. */
function hiddenSides({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): HiddenSides {
  const beyond = scrollWidth - clientWidth
  return { left: scrollLeft > 1, right: scrollLeft < beyond - 1, any: beyond > 1 }
}

/** The same object while nothing has changed, so that scrolling draws nothing anew. */
function settled(before: HiddenSides, now: HiddenSides): HiddenSides {
  const isSame = before.left === now.left && before.right === now.right && before.any === now.any
  return isSame ? before : now
}
