import type { QueryKey } from '@tanstack/react-query'

/** How the queries of one name are persisted. */
export interface PersistRule {
  /** How many of them stay there at most: those that changed last. */
  readonly most: number
  /** The part of the data to persist, `undefined` for none. */
  readonly part: (data: never, queryKey: QueryKey) => unknown
  /** Awaited before what was kept is shown. */
  readonly prepare?: (data: never) => Promise<void>
}

const rules = new Map<unknown, PersistRule>()
const listeners = new Set<() => void>()

/**
 * Has what members read under `[name, …]` outlive the app, within bounds. To be said once, where the query is.
 */
export function persistQuery(name: string, rule: PersistRule): void {
  rules.set(name, rule)
  for (const tell of listeners) tell()
}

export const ruleOf = (queryKey: QueryKey): PersistRule | undefined => rules.get(queryKey[0])

/** Rooms say what they keep when they are loaded. */
export function onNewRule(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
