import { createContext } from 'react'

/** Shows the picture of a post large, among those of the list that it stands in. */
export const EnlargeContext = createContext<(postId: string) => void>(() => undefined)
