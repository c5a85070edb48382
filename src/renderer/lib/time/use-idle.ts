import { startTransition, useEffect, useState } from 'react'

/** Milliseconds for which something may be more urgent. */
const LONGEST = 3_000

/** True once the window has had nothing more urgent to do: for what is drawn when everything else is. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => {
    const request = requestIdleCallback(() => startTransition(() => setIsIdle(true)), { timeout: LONGEST })
    return () => cancelIdleCallback(request)
  }, [])
  return isIdle
}
