import { createStore, useAtomValue, useStore, type Atom } from 'jotai'
import { useCallback, useSyncExternalStore } from 'react'

/** Jotai store of the window, shared by all members. A member's own state is in `member.store`, the nearer one. */
export const store = createStore()

/** Value of an atom of the window, also where the nearest store is a member's. */
export const useWindowValue = <Value>(source: Atom<Value>) => useAtomValue(source, { store })

/**
 * A part of what an atom holds; only a change of that part draws anew.
 * @param select gives the same part for the same value
 * @param options of which store, else of the nearest
 */
export function useAtomPart<Value, Part>(
  source: Atom<Value>,
  select: (value: Value) => Part,
  options?: { readonly store: ReturnType<typeof createStore> },
): Part {
  const store = useStore(options)
  const subscribe = useCallback((onChange: () => void) => store.sub(source, onChange), [store, source])
  return useSyncExternalStore(subscribe, () => select(store.get(source)))
}
