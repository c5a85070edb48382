import type { Binding } from '../join-config.ts'
import type { Change } from './change.ts'
import { meets, parseFilter, type Filter } from './filter.ts'
import type { Row } from './row.ts'

/** A listener for changes with the number that its events carry. */
export interface Subscription {
  readonly id: number
  readonly binding: Binding
  readonly filter: Filter | null
}

let lastId = 0

/** Null when the filter cannot be read; the caller tells the client. */
export function subscribe(binding: Binding): Subscription | null {
  const filter = binding.filter ? parseFilter(binding.filter) : null
  if (binding.filter && filter === null) return null
  lastId += 1
  return { id: lastId, binding, filter }
}

const matches = (wanted: string | undefined, actual: string) =>
  wanted === undefined || wanted === '*' || wanted === actual

/** Whether the kind of change and its table are listened to; the filter needs the row. */
export function concerns({ binding }: Subscription, change: Change): boolean {
  return (
    matches(binding.event.toUpperCase(), change.type) &&
    matches(binding.schema, change.schema) &&
    matches(binding.table, change.table)
  )
}

/** Whether the row passes the filter. Of a deleted row only the key is known. */
export function accepts({ filter }: Subscription, row: Row): boolean {
  return filter === null || meets(row, filter)
}
