import { AsyncLocalStorage } from 'node:async_hooks'

/** The `Range` header of the request being served, which the library does not hand on to its adapter. */
export const requestedRange = new AsyncLocalStorage<string | null>()
