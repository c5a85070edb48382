import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual'
import { useCallback, useMemo, useState } from 'react'

/** Rows that stay in the page though they are scrolled out: what has the focus, and what asked for it. */
export function useKeptRows(ids: readonly string[]) {
  const [focusedId, setFocusedId] = useState<string | null>(null)
  const [keptIds, setKeptIds] = useState<ReadonlySet<string>>(new Set())
  const keep = useCallback((id: string) => {
    setKeptIds((kept) => new Set(kept).add(id))
    return () => setKeptIds((kept) => new Set([...kept].filter((other) => other !== id)))
  }, [])

  const kept = useMemo(() => {
    const focused = focusedId === null ? -1 : ids.indexOf(focusedId)
    // With its neighbours, so that Tab leads on from it in both directions.
    const near = focused < 0 ? [] : [focused - 1, focused, focused + 1]
    return [...near, ...[...keptIds].map((id) => ids.indexOf(id))]
  }, [ids, focusedId, keptIds])
  const rangeExtractor = useCallback(
    (range: Range) => {
      const present = kept.filter((index) => index >= 0 && index < range.count)
      return [...new Set([...defaultRangeExtractor(range), ...present])].sort((a, b) => a - b)
    },
    [kept],
  )
  return { focusedId, setFocusedId, keep, rangeExtractor }
}
