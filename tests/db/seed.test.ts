import { describe, expect, test } from 'vitest'
import { noteNotRun } from '#tests/not-run.ts'
import { databaseForTests } from './support/engines.ts'
import { createSeeded, readSeed } from './support/migrations.ts'
import { startPostgresEngine } from './support/postgres-engine.ts'
import { missingPostgres } from './support/postgres-server.ts'

const missing = missingPostgres()
if (missing !== undefined) noteNotRun('seed', missing)

/**
 * Columns that hosted's auth server reads as plain values, by table: a null there and the account cannot sign in
 * (supabase/supabase#1479). The fields without a pointer in supabase/auth, internal/models/user.go and identity.go.
 */
const plainValues = {
  'auth.users': [
    ...['id', 'instance_id', 'aud', 'role', 'is_sso_user', 'is_anonymous', 'created_at', 'updated_at'],
    ...['confirmation_token', 'recovery_token', 'reauthentication_token'],
    ...[
      'email_change',
      'email_change_token_new',
      'email_change_token_current',
      'email_change_confirm_status',
    ],
    ...['phone_change', 'phone_change_token'],
  ],
  'auth.identities': ['id', 'provider_id', 'user_id', 'provider', 'created_at', 'updated_at'],
}

const unreadable = (table: string, columns: readonly string[]): string => `
  select distinct name from ${table} as row, unnest(array[${columns.map((column) => `'${column}'`).join(', ')}]) as name
  where coalesce(to_jsonb(row) -> name, 'null') = 'null' order by name`

const people = `
  select username, role::text, (extract(year from now()) - birth_year)::int as age
  from public.profiles order by username`

const content = `
  select (select count(*)::int from auth.identities) as logins, (select count(distinct category)::int from public.posts) as categories,
    (select max(public.likes_count(posts)) from public.posts where category = 'optimustime') as likes, (select count(*)::int from public.chat_messages) as messages`

describe.runIf(missing === undefined)('seed', () => {
  const database = databaseForTests(startPostgresEngine, createSeeded)

  test('makes the demo people and content, once however often it runs', async () => {
    await database.run(readSeed())
    expect((await database.run(people))[0]).toEqual([
      { username: 'aurora', role: 'member', age: 31 },
      { username: 'celeste', role: 'member', age: 33 },
      { username: 'irene', role: 'member', age: 45 },
      { username: 'lira', role: 'member', age: 27 },
      { username: 'luna', role: 'member', age: 29 },
      { username: 'marte', role: 'member', age: 41 },
      { username: 'mateo', role: 'member', age: 30 },
      { username: 'nova', role: 'member', age: 15 },
      { username: 'orion', role: 'member', age: 36 },
      { username: 'sol', role: 'member', age: 34 },
      { username: 'venus', role: 'moderator', age: 38 },
    ])
    expect((await database.run(content))[0]).toEqual([{ logins: 11, categories: 9, likes: 3, messages: 29 }])
  })

  test.each(Object.entries(plainValues))(
    'the auth server can read every row of %s',
    async (table, columns) => {
      expect(await database.run(unreadable(table, columns))).toEqual([[]])
    },
  )
})
