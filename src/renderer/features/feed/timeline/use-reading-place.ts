import { atom, useStore } from 'jotai'
import { useCallback, useLayoutEffect, useState } from 'react'
import { snapshotOf, type ListSnapshot } from '#renderer/ui/virtual-list/snapshot.ts'
import type { ListVirtualizer } from '#renderer/ui/virtual-list/use-virtual-list.ts'
import type { FeedFilter } from '../categories.ts'

const placesAtom = atom<Partial<Record<FeedFilter, ListSnapshot | null>>>({})

/** Where a reader left a feed, for coming back to what was being read, whatever has been loaded since. */
export function useLeftPlace(filter: FeedFilter): ListSnapshot | null {
  const store = useStore()
  return useState(() => store.get(placesAtom)[filter] ?? null)[0]
}

/** Remembers where a feed is left. */
export function useRememberPlace(filter: FeedFilter, list: ListVirtualizer): void {
  const store = useStore()
  const remember = useCallback(
    () => store.set(placesAtom, { ...store.get(placesAtom), [filter]: snapshotOf(list) }),
    [filter, list, store],
  )
  useLayoutEffect(() => remember, [remember])
}
