import { describe, expect, test } from 'vitest'
import { reportNotRun } from './support/engines.ts'
import { migrate, readSeed } from './support/migrations.ts'
import { startPostgresEngine } from './support/postgres-engine.ts'
import { missingPostgres } from './support/postgres-server.ts'

const missing = missingPostgres()
if (missing !== undefined) reportNotRun('seed.sql', missing)

const people = `
  select username, role::text, (extract(year from now()) - birth_year)::int as age
  from public.profiles order by username`

const content = `
  select (select count(*)::int from auth.identities) as logins, (select count(distinct category)::int from public.posts) as categories,
    (select likes_count from public.posts where category = 'general') as likes, (select count(*)::int from public.chat_messages) as messages`

describe.runIf(missing === undefined)('seed.sql', () => {
  test('makes the demo people and content, once however often it runs', async () => {
    const engine = await startPostgresEngine()
    try {
      const database = await engine.create()
      await migrate(database)
      await database.run('create extension pgcrypto with schema extensions')
      await database.run(readSeed())
      await database.run(readSeed())
      expect((await database.run(people))[0]).toEqual([
        { username: 'luna', role: 'member', age: 29 },
        { username: 'marte', role: 'member', age: 41 },
        { username: 'nova', role: 'member', age: 15 },
        { username: 'sol', role: 'member', age: 34 },
        { username: 'venus', role: 'moderator', age: 38 },
      ])
      expect((await database.run(content))[0]).toEqual([{ logins: 5, categories: 9, likes: 2, messages: 3 }])
      await database.close()
    } finally {
      await engine.stop()
    }
  })
})
