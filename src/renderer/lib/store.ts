import { createStore, type Atom } from 'jotai'
import { useCallback, useSyncExternalStore } from 'react'

/** The one Jotai store of this window. */
export const store = createStore()

/**
 * A part of what an atom holds; only a change of that part draws anew.
 * @param select gives the same part for the same value
 */
export function useAtomPart<Value, Part>(source: Atom<Value>, select: (value: Value) => Part): Part {
  const subscribe = useCallback((onChange: () => void) => store.sub(source, onChange), [source])
  return useSyncExternalStore(subscribe, () => select(store.get(source)))
}
