import { atom, useSetAtom } from 'jotai'
import { useLayoutEffect, useRef, useState } from 'react'
import { useAtomPart } from '#renderer/lib/state/use-atom-part.ts'

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
  const toggle = () =>
    setUnfolded((ids) => {
      const others = new Set(ids)
      return others.delete(id) ? others : others.add(id)
    })
  return { ref, isFolded: isMeasured, isUnfolded, mayToggle: isPossible && (isCut || isUnfolded), toggle }
}
