import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { noteNotRun } from '#tests/not-run.ts'
import { migrate } from './support/migrations.ts'
import { startPostgresEngine } from './support/postgres-engine.ts'
import { missingPostgres } from './support/postgres-server.ts'

/** Supabase's linter of database schemas is not part of this repository: the file is named by the environment. */
const queries = process.env['COSMIA_SPLINTER_SQL']

const missing =
  queries === undefined
    ? 'download splinter.sql of github.com/supabase/splinter and name it in COSMIA_SPLINTER_SQL'
    : missingPostgres()
if (missing !== undefined) noteNotRun("Supabase's database linter (splinter)", missing)

/** Warnings that stay; the comment of each function in the migrations says why it runs with its owner's rights. */
const accepted = [
  ...['complete_signup', 'disown_signup', 'get_client_notices', 'offer_usernames', 'release_signup'].map(
    (name) => `anon_security_definer_function_executable ${name}`,
  ),
  ...[
    'comments_count',
    'common_friends',
    'complete_signup',
    'delete_account',
    'disown_signup',
    'export_my_data',
    'forget_unfinished_devices',
    'get_changes_since',
    'get_client_notices',
    'get_conversation',
    'get_conversations',
    'likes_count',
    'list_my_files',
    'mark_conversation_read',
    'offer_usernames',
    'received_requests',
    'recent_authors',
    'release_signup',
    'search_members',
    'tell_typing',
  ].map((name) => `authenticated_security_definer_function_executable ${name}`),
]

describe.runIf(missing === undefined)("Supabase's database linter", () => {
  test('finds no error, and no warning without a reason', async () => {
    const engine = await startPostgresEngine()
    try {
      const database = await engine.create()
      await migrate(database)
      const script = `begin; set local pgrst.db_schemas = 'public'; ${readFileSync(queries ?? '', 'utf8')}; rollback;`
      const findings = (await database.run(script)).flat()
      const serious = findings.filter(({ level }) => level !== 'INFO')
      await database.close()
      expect(serious.filter(({ level }) => level === 'ERROR')).toEqual([])
      expect(serious.map(({ name, metadata }) => `${String(name)} ${nameOf(metadata)}`).sort()).toEqual(
        accepted,
      )
    } finally {
      await engine.stop()
    }
  })
})

const nameOf = (metadata: unknown): string =>
  typeof metadata === 'object' && metadata !== null && 'name' in metadata ? String(metadata.name) : ''
