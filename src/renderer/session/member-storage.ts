import { atom } from 'jotai'
import type { z } from 'zod/mini'
import { store, useAtomPart } from '#renderer/lib/store.ts'
import { storeValue } from '#renderer/lib/window-storage.ts'

/** Values by key that outlive the app. One place without a value costs nothing. */
export interface StoredMap<Value> {
  readonly get: (key: string) => Value | undefined
  readonly entries: () => readonly (readonly [string, Value])[]
  /** `undefined` removes the value. */
  readonly set: (key: string, value: Value | undefined) => void
  /** The value of a key as a hook: draws anew when it changes. */
  readonly useValue: (key: string) => Value | undefined
}

/** @param prefix of the entries in localStorage, with its slash, as `draft/` */
export function createStoredMap<Value>(prefix: string, schema: z.ZodMiniType<Value>): StoredMap<Value> {
  const valuesAtom = atom(readAll(prefix, schema))
  const set = (key: string, value: Value | undefined) => {
    const values = new Map(store.get(valuesAtom))
    if (value === undefined) {
      values.delete(key)
      localStorage.removeItem(prefix + key)
    } else {
      values.set(key, value)
      storeValue(prefix + key, JSON.stringify(value))
    }
    store.set(valuesAtom, values)
  }
  return {
    get: (key) => store.get(valuesAtom).get(key),
    entries: () => [...store.get(valuesAtom)],
    set,
    useValue: (key) => useAtomPart(valuesAtom, (values) => values.get(key)),
  }
}

function readAll<Value>(prefix: string, schema: z.ZodMiniType<Value>): ReadonlyMap<string, Value> {
  const values = new Map<string, Value>()
  for (const name of Object.keys(localStorage).filter((entry) => entry.startsWith(prefix))) {
    try {
      values.set(name.slice(prefix.length), schema.parse(JSON.parse(localStorage.getItem(name) ?? '')))
    } catch (error) {
      console.error(`what is stored as ${name} is unreadable`, error)
    }
  }
  return values
}

/**
 * Forgets what a member has written or reached and this disk keeps: drafts, unsent messages, places in lists. All of it
 * is stored under a subject and then the id of its owner, as `draft/<userId>/post`.
 */
export function forgetStored(userId: string): void {
  for (const name of Object.keys(localStorage))
    if (name.split('/')[1] === userId) localStorage.removeItem(name)
}
