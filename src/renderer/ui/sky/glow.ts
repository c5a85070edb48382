import { atom, useSetAtom } from 'jotai'
import { useEffect } from 'react'

/** Colour of the planet at the foot of the page, where the page knows it better than its address. */
export const glowAtom = atom<string | null>(null)

/** Gives the planet under this page its colour, for as long as the page stands. */
export function useGlow(hue: string): void {
  const set = useSetAtom(glowAtom)
  useEffect(() => {
    set(hue)
    return () => set(null)
  }, [hue, set])
}
