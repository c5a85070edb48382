import { atom, useSetAtom } from 'jotai'
import { useLayoutEffect, useRef, useState } from 'react'
import { useAtomPart } from '#renderer/lib/state/use-atom-part.ts'
import { scrollerOf } from '../virtual-list/scroller.ts'

/** Posts and comments whose text the reader has unfolded: it stays so while they are out of the page. */
const unfoldedAtom = atom<ReadonlySet<string>>(new Set<string>())

/**
 * Folding of a long text.
 * @param id of the post or comment
 * @param isPossible without it nothing is measured
 */
export function useFolding(id: string, isPossible: boolean) {
  const ref = useRef<HTMLDivElement>(null)
  const setUnfolded = useSetAtom(unfoldedAtom)
  const isUnfolded = useAtomPart(unfoldedAtom, (ids) => ids.has(id))
  const [isCut, setIsCut] = useState(isUnfolded)
  const isMeasured = isPossible && !isUnfolded
  // Before the row is measured for its list, which lays out the page just the same.
  useLayoutEffect(() => {
    const text = ref.current
    if (!text || !isMeasured) return
    const measure = () => setIsCut(text.scrollHeight > text.clientHeight + 1)
    measure()
    const resizes = new ResizeObserver(measure)
    resizes.observe(text)
    return () => resizes.disconnect()
  }, [isMeasured])
  const change = () =>
    setUnfolded((ids) => {
      const others = new Set(ids)
      return others.delete(id) ? others : others.add(id)
    })
  const toggle = () => holdTop(ref.current, change)
  return { ref, isFolded: isMeasured, isUnfolded, mayToggle: isPossible && (isCut || isUnfolded), toggle }
}

/**
 * A list whose origin is its lower end would grow away from who reads on. Once the list has measured its row anew, since
 * it may have moved then.
 */
function holdTop(text: HTMLElement | null, change: () => void): void {
  if (!text) return
  const before = text.getBoundingClientRect().top
  change()
  const resizes = new ResizeObserver(() => {
    resizes.disconnect()
    const moved = text.getBoundingClientRect().top - before
    if (moved !== 0) scrollerOf(text).scrollBy(0, moved)
  })
  resizes.observe(text)
}
