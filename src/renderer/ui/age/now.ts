import { atom } from 'jotai'

const TICK_MS = 30_000

/** The present in milliseconds, moving every 30 s while somebody shows an age. */
export const nowAtom = atom(Date.now())
nowAtom.onMount = (setNow) => {
  setNow(Date.now())
  const timer = setInterval(() => setNow(Date.now()), TICK_MS)
  return () => clearInterval(timer)
}
