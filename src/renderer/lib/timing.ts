import { startTransition, useEffect, useState } from 'react'

/**
 * A value once it has not changed for a while.
 * @param pause milliseconds
 */
export function useDebouncedValue<Value>(value: Value, pause: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value, pause])
  return settled
}

/** Longest wait in milliseconds. */
const LONGEST = 3_000

/** True once the window has been idle: for content that may render last. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => {
    const request = requestIdleCallback(() => startTransition(() => setIsIdle(true)), { timeout: LONGEST })
    return () => cancelIdleCallback(request)
  }, [])
  return isIdle
}
