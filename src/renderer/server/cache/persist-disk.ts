import { createStore, entries, promisifyRequest } from 'idb-keyval'

/** Owner and query; the last part is the hash of the query key. */
export type Place = [server: string, userId: string, queryHash: string]

interface QueryData {
  /** Version of the app that wrote the entry. */
  readonly version: string
  /** When it was written, in milliseconds. */
  readonly at: number
  readonly queryKey: readonly unknown[]
  readonly data: unknown
}

export type PersistedQuery = readonly [Place, QueryData]

const disk = createStore('cosmia-kept', 'queries')

/**
 * All stored entries, of every member and server. Unreadable ones are removed; if the disk cannot be read there are
 * none.
 */
export async function readAll(): Promise<readonly PersistedQuery[]> {
  const found: PersistedQuery[] = []
  const unreadable: IDBValidKey[] = []
  for (const [key, value] of await allEntries()) {
    if (isPlace(key) && isQueryData(value)) found.push([key, value])
    else unreadable.push(key)
  }
  if (unreadable.length > 0) {
    console.error('What was kept of these queries is unreadable', unreadable)
    remove(unreadable)
  }
  return found
}

const isPlace = (key: IDBValidKey): key is Place =>
  Array.isArray(key) && key.length === 3 && key.every((part) => typeof part === 'string')

function isQueryData(value: unknown): value is QueryData {
  const { version, at, queryKey }: Partial<Record<keyof QueryData, unknown>> = Object(value)
  return typeof version === 'string' && typeof at === 'number' && Array.isArray(queryKey)
}

async function allEntries(): Promise<readonly [IDBValidKey, unknown][]> {
  try {
    return await entries(disk)
  } catch (cause) {
    report('read', cause)
    return []
  }
}

/** Writes and removes in one transaction, so an app that is killed meanwhile leaves the previous state. */
export function change(persisted: readonly PersistedQuery[], gone: readonly IDBValidKey[]): void {
  void act('written', (all) => {
    for (const [key, query] of persisted) all.put(query, key)
    for (const key of gone) all.delete(key)
  })
}

export const remove = (gone: readonly IDBValidKey[]): void => change([], gone)

/** Removes all entries of a server, including those being written. */
export const forget = (server: string): void => removeBelow([server])

/** Removes all entries of one member. */
export const forgetMember = (server: string, userId: string): void => removeBelow([server, userId])

function removeBelow(place: readonly string[]): void {
  // In the key order of IndexedDB, arrays come after all strings.
  void act('removed', (all) => void all.delete(IDBKeyRange.bound(place, [...place, []])))
}

async function act(what: string, change: (all: IDBObjectStore) => void): Promise<void> {
  try {
    await disk('readwrite', (all) => {
      change(all)
      // Commit explicitly: a page that is being closed has no time for the events that would end the transaction.
      all.transaction.commit()
      return promisifyRequest(all.transaction)
    })
  } catch (cause) {
    report(what, cause)
  }
}

/** Logs a failure; only the next start depends on this storage. */
const report = (what: string, cause: unknown) =>
  console.error(`What was read could not be ${what} on the disk`, cause)
