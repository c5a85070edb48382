import { useEffect, useState } from 'react'

/**
 * A value once it has stayed the same for a while, as what is typed when the typing pauses.
 * @param pause milliseconds
 */
export function useSettled<Value>(value: Value, pause: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value, pause])
  return settled
}
