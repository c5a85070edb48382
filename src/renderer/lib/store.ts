import { createStore, useAtomValue, useStore, type Atom } from 'jotai'
import { useCallback, useSyncExternalStore } from 'react'

/** Jotai store of the window, shared by all members. Below `MemberProvider` the nearest store is `member.store`. */
export const store = createStore()

/** Value of an atom in the window's store, even where the nearest store is a member's. */
export const useWindowValue = <Value>(source: Atom<Value>) => useAtomValue(source, { store })

/**
 * A part of an atom's value; renders again only if that part changes.
 * @param select must return an equal part for an equal value
 * @param options the store to use instead of the nearest one
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
