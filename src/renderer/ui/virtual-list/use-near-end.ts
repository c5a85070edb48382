import { useEffect, useEffectEvent } from 'react'
import type { VirtualList } from './use-virtual-list.ts'

/** Calls `onNear` when no more than `ahead` items follow the last one seen, as long as `isEnabled`. */
export function useNearEnd(list: VirtualList, ahead: number, isEnabled: boolean, onNear: () => void): void {
  const report = useEffectEvent(onNear)
  const isNear = list.lastSeen >= 0 && list.lastSeen >= list.count - 1 - ahead
  useEffect(() => {
    if (isEnabled && isNear) report()
  }, [isEnabled, isNear])
}
