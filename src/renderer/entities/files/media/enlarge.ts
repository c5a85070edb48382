import { createContext } from 'react'

/** Shows a picture large, among those of the list that it stands in. */
export const EnlargeContext = createContext<(id: string) => void>(() => undefined)
