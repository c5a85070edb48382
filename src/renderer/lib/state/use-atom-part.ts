import type { Atom } from 'jotai'
import { useCallback, useSyncExternalStore } from 'react'
import { store } from './store.ts'

/**
 * A part of what an atom holds; only a change of that part draws anew.
 * @param select gives the same part for the same value
 */
export function useAtomPart<Value, Part>(source: Atom<Value>, select: (value: Value) => Part): Part {
  const subscribe = useCallback((onChange: () => void) => store.sub(source, onChange), [source])
  return useSyncExternalStore(subscribe, () => select(store.get(source)))
}
