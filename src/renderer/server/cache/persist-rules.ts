import type { QueryKey } from '@tanstack/react-query'

/** How the queries of one name are persisted. */
export interface PersistRule {
  /** How many of these queries are kept, those changed last. */
  readonly most: number
  /** The part of the data to persist; `undefined` for none. */
  readonly part: (data: never, queryKey: QueryKey) => unknown
  /** Awaited before restored data is shown. */
  readonly prepare?: (data: never) => Promise<void>
}

const rules = new Map<unknown, PersistRule>()
const listeners = new Set<() => void>()

/** Persists queries with the key `[name, …]`, within limits. Called once, next to the query. */
export function persistQuery(name: string, rule: PersistRule): void {
  rules.set(name, rule)
  for (const tell of listeners) tell()
}

export const ruleOf = (queryKey: QueryKey): PersistRule | undefined => rules.get(queryKey[0])

/** Rules are registered when their room is loaded, which may be late. */
export function onNewRule(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
