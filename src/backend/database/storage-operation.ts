import { AsyncLocalStorage } from 'node:async_hooks'

/** What the Storage API is about to do, as its policies read it (`storage.operation`): hosted tells the database too. */
export const storageOperation = new AsyncLocalStorage<string>()
