import { useEffect, useState } from 'react'

/**
 * A pause that is counted down.
 * @param seconds how long one lasts
 * @param isRunning whether one is under way from the beginning
 * @returns the whole seconds left, 0 outside a pause; and what starts one
 */
export function usePause(
  seconds: number,
  isRunning: boolean,
): { readonly left: number; readonly start: () => void } {
  const [left, setLeft] = useState(isRunning ? seconds : 0)
  const running = left > 0
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setLeft((now) => now - 1), 1000)
    return () => clearInterval(timer)
  }, [running])
  return { left, start: () => setLeft(seconds) }
}
