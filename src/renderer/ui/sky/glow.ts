import { atom, useSetAtom } from 'jotai'
import { useEffect } from 'react'

/** Colour of the planet behind the page, where it depends on the page's data instead of its route. */
export const glowAtom = atom<string | null>(null)

/** Sets the colour of the planet while the page is mounted. */
export function useGlow(hue: string): void {
  const set = useSetAtom(glowAtom)
  useEffect(() => {
    set(hue)
    return () => set(null)
  }, [hue, set])
}
