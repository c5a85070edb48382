import { atom, useAtomValue, useStore } from 'jotai'
import { useCallback, useLayoutEffect, useState } from 'react'
import { currentUserIdAtom } from '#renderer/session/session.ts'
import { snapshotOf, type ListSnapshot } from '#renderer/ui/virtual-list/snapshot.ts'
import type { ListVirtualizer } from '#renderer/ui/virtual-list/use-virtual-list.ts'
import type { FeedFilter } from '../categories.ts'

/** By member and feed. */
const placesAtom = atom<ReadonlyMap<string, ListSnapshot | null>>(new Map())

const usePlaceKey = (filter: FeedFilter) => `${useAtomValue(currentUserIdAtom)}/${filter}`

/** Where the member left a feed, for coming back to what was being read, whatever has been loaded since. */
export function useLeftPlace(filter: FeedFilter): ListSnapshot | null {
  const store = useStore()
  const key = usePlaceKey(filter)
  return useState(() => store.get(placesAtom).get(key) ?? null)[0]
}

/** Remembers where a feed is left. */
export function useRememberPlace(filter: FeedFilter, list: ListVirtualizer): void {
  const store = useStore()
  const key = usePlaceKey(filter)
  const remember = useCallback(
    () => store.set(placesAtom, new Map(store.get(placesAtom)).set(key, snapshotOf(list))),
    [key, list, store],
  )
  useLayoutEffect(() => remember, [remember])
}
