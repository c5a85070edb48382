import { atom, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'

/** The own post that has just been published, until its card is drawn. */
export const arrivalAtom = atom<string | null>(null)

/** Whether a card is drawn for a post that just arrives: once, then it was there. */
export function useArrival(isArriving: boolean): boolean {
  const [arrives] = useState(isArriving)
  const setArrival = useSetAtom(arrivalAtom)
  useEffect(() => {
    if (arrives) setArrival(null)
  }, [arrives, setArrival])
  return arrives
}
