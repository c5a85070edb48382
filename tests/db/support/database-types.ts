import { introspect } from '@supabase/postgrest-typegen/introspection'
import { generateTypescript, sortGeneratorMetadata } from '@supabase/postgrest-typegen/generation'
import { format, resolveConfig } from 'prettier'
import { fileURLToPath } from 'node:url'
import type { Database } from './engine.ts'
import { migrate } from './migrations.ts'
import { pgliteEngine } from './pglite-engine.ts'

const prettierConfig = fileURLToPath(new URL('../../../.config/prettier.json', import.meta.url))

const header = '// Generated from supabase/migrations by `npm run types`; never edited by hand.\n'

/** Where the generated types live. */
export const databaseTypesFile = fileURLToPath(
  new URL('../../../src/shared/database.types.ts', import.meta.url),
)

type EnumText = { table: string; column: string; type: string }

/** Columns kept as text that a constraint holds to the values of an enum: `check (category::post_category is not null)`. */
async function textColumnsOfEnums(database: Database): Promise<EnumText[]> {
  const [rows = []] = await database.run(`
    select conrelid::regclass::text as table, found[1] as column, found[2] as type
    from pg_constraint, regexp_match(pg_get_constraintdef(oid), '\\((\\w+)\\)?::(?:public\\.)?(\\w+)\\)? IS NOT NULL') as found
    where contype = 'c' and connamespace = 'public'::regnamespace and found is not null`)
  return rows.map((row) => ({
    table: String(row['table']),
    column: String(row['column']),
    type: String(row['type']),
  }))
}

/** The types of the schema that the migrations make, as `supabase gen types` would write them. */
export async function generateDatabaseTypes(): Promise<string> {
  const database = await pgliteEngine.create()
  try {
    await migrate(database)
    const queryable = {
      query: async (sql: string) => ({ rows: (await database.run(sql)).at(-1) ?? [] }),
    }
    const metadata = await introspect(queryable, { includedSchemas: ['public'] })
    for (const { table, column, type } of await textColumnsOfEnums(database)) {
      const known = metadata.columns.find((each) => each.table === table && each.name === column)
      if (known) known.format = type
    }
    const options = await resolveConfig('database.types.ts', { config: prettierConfig })
    return await generateTypescript(sortGeneratorMetadata(metadata), {
      detectOneToOneRelationships: true,
      format: (code) => format(header + code, { ...options, parser: 'typescript' }),
    })
  } finally {
    await database.close()
  }
}
