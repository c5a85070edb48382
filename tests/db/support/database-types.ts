import { introspect } from '@supabase/postgrest-typegen/introspection'
import { generateTypescript, sortGeneratorMetadata } from '@supabase/postgrest-typegen/generation'
import { format, resolveConfig } from 'prettier'
import { fileURLToPath } from 'node:url'
import { migrate } from './migrations.ts'
import { pgliteEngine } from './pglite-engine.ts'

const prettierConfig = fileURLToPath(new URL('../../../.config/prettier.json', import.meta.url))

const header = '// Generated from supabase/migrations by `npm run types`; never edited by hand.\n'

/** Where the generated types live. */
export const databaseTypesFile = fileURLToPath(
  new URL('../../../src/shared/database.types.ts', import.meta.url),
)

/** The types of the schema that the migrations make, as `supabase gen types` would write them. */
export async function generateDatabaseTypes(): Promise<string> {
  const database = await pgliteEngine.create()
  try {
    await migrate(database)
    const queryable = {
      query: async (sql: string) => ({ rows: (await database.run(sql)).at(-1) ?? [] }),
    }
    const metadata = await introspect(queryable, { includedSchemas: ['public'] })
    const options = await resolveConfig('database.types.ts', { config: prettierConfig })
    return await generateTypescript(sortGeneratorMetadata(metadata), {
      detectOneToOneRelationships: true,
      format: (code) => format(header + code, { ...options, parser: 'typescript' }),
    })
  } finally {
    await database.close()
  }
}
