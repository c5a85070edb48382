import type { PgliteConnection } from '@supabase/lite/pglite'
import { sql } from 'kysely'
import type { Identity } from '../identity.ts'
import type { Change } from './change.ts'
import type { Row } from './row.ts'
import type { TableShape } from './table-shape.ts'

/**
 * Reads the rows of several changes of one table as the subscriber: row level security and column privileges
 * decide what it sees. A row that it may not read, or that is gone again, is null.
 */
export async function readAs(
  connection: PgliteConnection,
  identity: Identity,
  changes: readonly Change[],
  shape: TableShape,
): Promise<(Row | null)[]> {
  const [first] = changes
  if (!first || shape.key.length === 0) return changes.map(() => null)
  const keyTypes = shape.key.map((column) => sql`${sql.ref(column.name)} ${sql.raw(column.type)}`)
  const same = shape.key.map(({ name }) => sql`t.${sql.ref(name)} = k.${sql.ref(name)}`)
  const visible = shape.columns.map(({ name }) => sql`t.${sql.ref(name)}`)
  const query = sql<{ place: number; row: Row }>`
    select k.place, to_jsonb(r) as row
    from jsonb_to_recordset(${JSON.stringify(changes.map(placed))}::jsonb) as k(place int, ${sql.join(keyTypes)})
    join lateral (
      select ${sql.join(visible)} from ${sql.table(`${first.schema}.${first.table}`)} t
      where ${sql.join(same, sql` and `)}
    ) r on true
  `
  const auth = { role: identity.role, uid: identity.userId, jwt: identity.claims }
  const { rows } = await connection.withContext({ auth }, (database) => query.execute(database))
  const found = new Map(rows.map(({ place, row }) => [place, row]))
  return changes.map((_change, place) => found.get(place) ?? null)
}

function placed({ key }: Change, place: number): Row {
  return { ...key, place }
}
