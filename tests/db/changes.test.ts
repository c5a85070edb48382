import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { noteNotRun } from '#tests/not-run.ts'
import type { Database, Engine, Row } from './support/engine.ts'
import { createTestDatabase } from './support/pgtap.ts'
import { startPostgresEngine, type PostgresDatabase } from './support/postgres-engine.ts'
import { missingPostgres } from './support/postgres-server.ts'

const missing = missingPostgres()
if (missing !== undefined) noteNotRun('the order of the feed of changes', missing)

const SEEDS = [1, 2, 3, 4, 5]

/** Numbers below a bound, the same ones for the same seed. */
function chance(seed: number) {
  let state = seed
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

/** A message to the author. Of one sender only one transaction at a time writes to them. */
const write = (content: number | string, sender = 'friend'): string => `
  insert into chat_messages (sender_id, receiver_id, content)
  values (tests.person('${sender}'), tests.person('author'), '${String(content)}');`

describe.runIf(missing === undefined)('the feed of changes', () => {
  let engine: Engine<PostgresDatabase>
  let database: PostgresDatabase
  let reader: Database
  let one: Database
  let other: Database
  let cursor: string

  beforeAll(async () => {
    engine = await startPostgresEngine()
  })

  beforeEach(async () => {
    database = await createTestDatabase(engine)
    await database.run('select tests.meet()')
    ;[reader, one, other] = [database.openSession(), database.openSession(), database.openSession()]
    cursor = String((await ask('get_changes_since()'))[0]?.['cursor'])
  })

  afterEach(async () => {
    for (const session of [reader, one, other, database]) await session.close()
  })

  afterAll(() => engine.stop())

  const ask = async (call: string): Promise<Row[]> =>
    (await reader.run(`begin; select tests.act_as('author'); select * from ${call}; commit`))[2] ?? []

  /** What is new to the author, page by page, until one is not full. */
  async function news(size = 200): Promise<string[]> {
    const found: string[] = []
    for (;;) {
      const page = await ask(`get_changes_since('${cursor}', ${String(size)})`)
      for (const row of page) {
        cursor = String(row['cursor'])
        const { content, id } = row['record'] as { content?: string; id?: string }
        found.push(`${String(row['operation'])} ${content ?? id ?? ''}`)
      }
      if (page.length < size) return found
    }
  }

  test('a transaction that began first and ends last › is told after the others, and once', async () => {
    await one.run(`begin; ${write('slow', 'stranger')}`)
    await other.run(write('quick'))
    expect(await news()).toEqual(['INSERT quick'])
    expect(await news()).toEqual([])
    await one.run('commit')
    expect(await news()).toEqual(['INSERT slow'])
    expect(await news()).toEqual([])
  })

  test('pages › while others write and end behind and before them › lose nothing and repeat nothing', async () => {
    await one.run(`begin; ${write('behind', 'stranger')}`)
    await other.run([1, 2, 3].map((n) => write(n)).join('commit;'))
    const [first] = await ask(`get_changes_since('${cursor}', 1)`)
    cursor = String(first?.['cursor'])
    await one.run('commit')
    await other.run(write('before'))
    expect(await news(1)).toEqual(['INSERT 2', 'INSERT 3', 'INSERT behind', 'INSERT before'])
    expect(await news(1)).toEqual([])
  })

  test('a message that is deleted › before it was told › is told as its deletion alone', async () => {
    await one.run(write('gone'))
    await one.run('delete from chat_messages where true')
    expect(await news()).toEqual([expect.stringMatching(/^DELETE [0-9a-f-]{36}$/)])
  })

  test('a receipt that moves twice › is told as it stands', async () => {
    const read = "select tests.act_as('author'); select mark_conversation_read(tests.person('friend'))"
    await one.run(`${write('a')} commit; ${read}`)
    await one.run(`select tests.act_as_server(); ${write('b')} commit; ${read}`)
    const receipts = (await ask(`get_changes_since('${cursor}')`)).filter(({ kind }) => kind === 'chat_reads')
    expect(receipts.map(({ record }) => (record as Row)['unread_count'])).toEqual([0])
  })

  test.each(SEEDS)(
    'what four write at once › read in pages of any size, seed %i › is told once each',
    async (seed) => {
      const random = chance(seed)
      const writers = ['friend', 'pending', 'stranger', 'minor'].map((name) => ({
        name,
        session: database.openSession(),
      }))
      const busy = new Set<Database>()
      const told: string[] = []
      for (let n = 1; n <= 60; n++) {
        const { name, session } = writers[random(writers.length)] ?? { name: 'friend', session: one }
        const ends = random(2) === 0
        await session.run(`${busy.has(session) ? '' : 'begin;'} ${write(n, name)} ${ends ? 'commit' : ''}`)
        if (ends) busy.delete(session)
        else busy.add(session)
        if (random(3) === 0) told.push(...(await news(1 + random(4))))
      }
      for (const session of busy) await session.run('commit')
      for (const { session } of writers) await session.close()
      // The rest of what one snapshot shows, and what has changed since.
      told.push(...(await news(3)), ...(await news(3)))
      expect(told.toSorted()).toEqual(
        Array.from({ length: 60 }, (_, n) => `INSERT ${String(n + 1)}`).toSorted(),
      )
    },
  )
})
