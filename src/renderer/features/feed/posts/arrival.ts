import { atom, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'

/** The own post that was just published, until its card is rendered. */
export const arrivalAtom = atom<string | null>(null)

/** Whether this card renders a post that has just arrived; true only once per post. */
export function useArrival(isArriving: boolean): boolean {
  const [arrives] = useState(isArriving)
  const setArrival = useSetAtom(arrivalAtom)
  useEffect(() => {
    if (arrives) setArrival(null)
  }, [arrives, setArrival])
  return arrives
}
