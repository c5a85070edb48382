import { useState } from 'react'

/** True from the first time that a condition holds: what is loaded for it then stays, and can take its leave. */
export function useEver(condition: boolean): boolean {
  const [ever, setEver] = useState(condition)
  if (condition && !ever) setEver(true)
  return ever || condition
}
