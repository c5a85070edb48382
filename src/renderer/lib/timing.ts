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

/** The current time, renewed at each local midnight, so that 'Hoy' does not stay on yesterday. */
export function useToday(): Date {
  const [today, setToday] = useState(() => new Date())
  useEffect(() => {
    const midnight = new Date(today.getFullYear(), today.getMonth(), today.getDate() + 1)
    const timer = setTimeout(() => setToday(new Date()), +midnight - Date.now())
    return () => clearTimeout(timer)
  }, [today])
  return today
}
