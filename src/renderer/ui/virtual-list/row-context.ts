import { createContext, useContext, useEffect } from 'react'

/** Pixel at which the row around starts in its list; `null` outside of rows. */
export const RowStart = createContext<number | null>(null)

/** Keeps the row around in the page until the returned function is called. */
export const KeepRow = createContext<(() => () => void) | null>(null)

/** While `isNeeded`, the row around stays in the page as it is, however far it is scrolled out. */
export function useKeepMounted(isNeeded: boolean): void {
  const keep = useContext(KeepRow)
  useEffect(() => (isNeeded ? keep?.() : undefined), [isNeeded, keep])
}
