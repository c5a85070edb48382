import type { PgliteConnection } from '@supabase/lite/pglite'
import { sql } from 'kysely'

interface Column {
  readonly name: string
  /** PostgreSQL's short name of the type, by which supabase-js converts values: 'int4', 'timestamptz'. */
  readonly type: string
}

/** The columns of a table that a role may read, and its primary key with full type names. */
export interface TableShape {
  readonly columns: readonly Column[]
  readonly key: readonly Column[]
}

interface ShapeRow extends Column {
  readonly fullType: string
  readonly inKey: boolean
}

/** Reads shapes once for each table and role; tables do not change while the backend runs. */
export function tableShapes(
  connection: PgliteConnection,
): (schema: string, table: string, role: string) => Promise<TableShape> {
  const known = new Map<string, Promise<TableShape>>()
  return (schema, table, role) => {
    const name = JSON.stringify([schema, table, role])
    const shape = known.get(name) ?? readShape(connection, schema, table, role)
    known.set(name, shape)
    return shape
  }
}

async function readShape(
  connection: PgliteConnection,
  schema: string,
  table: string,
  role: string,
): Promise<TableShape> {
  const { rows } = await sql<ShapeRow>`
    select a.attname as name, t.typname as type, format_type(a.atttypid, a.atttypmod) as "fullType",
      coalesce(a.attnum = any (i.indkey), false) as "inKey"
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid
    join pg_type t on t.oid = a.atttypid
    left join pg_index i on i.indrelid = c.oid and i.indisprimary
    where n.nspname = ${schema} and c.relname = ${table} and a.attnum > 0 and not a.attisdropped
      and has_column_privilege(${role}, c.oid, a.attnum, 'select')
    order by a.attnum
  `.execute(connection.kysely)
  return {
    columns: rows.map(({ name, type }) => ({ name, type })),
    key: rows.filter((row) => row.inKey).map(({ name, fullType }) => ({ name, type: fullType })),
  }
}
