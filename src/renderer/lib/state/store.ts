import { createStore } from 'jotai'

/** The one Jotai store of this window. */
export const store = createStore()
