import { useCallback, useSyncExternalStore } from 'react'
import type { z } from 'zod/mini'
import { useMember } from './MemberProvider.tsx'
import { storedUnder, writeStored } from './member-disk.ts'
import type { MemberPart } from './member-scope.ts'

/** Stored values of one member, by key. They outlive the app. */
export interface MemberMap<Value> {
  get(key: string): Value | undefined
  entries(): readonly (readonly [key: string, value: Value])[]
  /** Changes the value in memory at once, then on disk; `undefined` removes it. */
  set(key: string, value: Value | undefined): void
  /** Calls back on every change. @returns stops it */
  subscribe(listener: () => void): () => void
}

/**
 * Creates the part that stores one kind of value for a member, under `<subject>/<member id>/<key>`.
 * @param subject kind of the values, such as `draft`; use the key '' for a single value under `<subject>/<member id>`
 */
export function memberMap<Value>(
  subject: string,
  schema: z.ZodMiniType<Value>,
): MemberPart<MemberMap<Value>> {
  return ({ id, signal }) => {
    const home = `${subject}/${id}`
    const values = readAll(home, schema)
    const listeners = new Set<() => void>()
    return {
      get: (key) => values.get(key),
      entries: () => [...values],
      set: (key, value) => {
        // A later scope of the same member may have written since.
        if (signal.aborted) return
        if (value === undefined) values.delete(key)
        else values.set(key, value)
        writeStored(key === '' ? home : `${home}/${key}`, value)
        for (const listener of listeners) listener()
      },
      subscribe: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    }
  }
}

/** A stored value as a hook: renders again when it changes. */
export function useStored<Value>(part: MemberPart<MemberMap<Value>>, key: string): Value | undefined {
  const map = useMember().part(part)
  const subscribe = useCallback((onChange: () => void) => map.subscribe(onChange), [map])
  return useSyncExternalStore(subscribe, () => map.get(key))
}

function readAll<Value>(home: string, schema: z.ZodMiniType<Value>): Map<string, Value> {
  const values = new Map<string, Value>()
  for (const [name, stored] of storedUnder(home)) {
    const { data, error } = schema.safeParse(stored)
    if (error) console.error(`what is stored as ${name} is unreadable`, error)
    else values.set(name.slice(home.length + 1), data)
  }
  return values
}
