import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database, Engine, Row } from './support/engine.ts'
import { reportNotRun } from './support/engines.ts'
import { createTestDatabase } from './support/pgtap.ts'
import { startPostgresEngine, type PostgresDatabase } from './support/postgres-engine.ts'
import { missingPostgres } from './support/postgres-server.ts'
import { startUntilLocked } from './support/wait-for-lock.ts'

const missing = missingPostgres()
if (missing !== undefined) reportNotRun('what members do at the same moment', missing)

const insertPost = (name: string): string => `
  insert into posts (id, user_id, image_url)
  values (tests.client_id('${name}'), tests.person('author'), 'user-assets/' || tests.person('author') || '/a.png')`

/** What the planner has to do without to go through the posts by their id, or as they are stored. */
const planners = { byId: ['mergejoin', 'hashjoin', 'hashagg'], asStored: ['mergejoin', 'nestloop'] }

const likeAll = (name: string, without: readonly string[]): string => `
  ${without.map((method) => `set local enable_${method} = off;`).join('')}
  select tests.act_as('${name}');
  insert into post_likes (post_id) select id from posts`

const comment = "select private.fill_measure(tests.person('author'), 'post_comments')"

describe.runIf(missing === undefined)('two sessions at the same moment', () => {
  let engine: Engine<PostgresDatabase>
  let database: PostgresDatabase
  let one: Database
  let other: Database
  let third: Database

  beforeAll(async () => {
    engine = await startPostgresEngine()
  })

  beforeEach(async () => {
    database = await createTestDatabase(engine)
    await database.run('select tests.meet()')
    ;[one, other, third] = [database.openSession(), database.openSession(), database.openSession()]
  })

  afterEach(async () => {
    for (const session of [one, other, third, database]) await session.close()
  })

  afterAll(() => engine.stop())

  const rows = async (query: string): Promise<Row[]> => (await database.run(query)).at(-1) ?? []

  test('a file that one row lets go of while another takes it stays in use', async () => {
    await database.run(`
      select tests.store('user-assets', tests.person('author') || '/a.png');
      ${insertPost('old')}`)
    await one.run(`begin; ${insertPost('new')}`)
    const deleted = await startUntilLocked(
      other,
      "delete from posts where id = tests.client_id('old')",
      database,
    )
    await one.run('commit')
    await deleted()

    const used = await rows("select uses from private.files_in_use where address like '%/a.png'")
    expect(used).toEqual([{ uses: 1 }])
    expect(await rows('select path from orphaned_files')).toEqual([])
  })

  test('many files that two let go of in opposite orders are all let go of', async () => {
    await database.run(`
      with file as (
        select n, tests.store('user-assets', tests.person('author') || '/' || n || '.png') as address
        from generate_series(1, 9) as n)
      insert into posts (user_id, content, image_url)
      select tests.person('author'), content, address
      from file, (values ('up', 1), ('down', -1)) as way (content, direction) order by content, n * direction`)
    // Stands in the middle until both are on their way.
    await third.run("begin; select from private.files_in_use where address like '%/5.png' for update")
    const up = await startUntilLocked(one, "delete from posts where content = 'up'", database)
    const down = await startUntilLocked(other, "delete from posts where content = 'down'", database)
    await third.run('commit')
    await Promise.all([up(), down()])

    expect(await rows('select count(*)::integer as files from orphaned_files')).toEqual([{ files: 9 }])
  })

  test('many posts liked in opposite orders are all liked', async () => {
    await database.run(`
      insert into posts (id, user_id, content)
      select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, tests.person('author'), n from generate_series(9, 1, -1) as n`)
    // Stands in the middle until both are on their way.
    await third.run("begin; select from posts where content = '5' for no key update")
    const first = await startUntilLocked(one, likeAll('friend', planners.byId), database)
    const second = await startUntilLocked(other, likeAll('stranger', planners.asStored), database)
    await third.run('commit')
    await Promise.all([first(), second()])

    expect(await rows('select distinct likes_count from posts')).toEqual([{ likes_count: 2 }])
  })

  test('the last place in an album is taken by one of two pictures', async () => {
    const add = (name: string, pictures = 1): string => `
      insert into album_pictures (portfolio_item_id, owner_id, image_url, width, height)
      select tests.client_id('album'), tests.person('author'),
        tests.store('user-assets', tests.person('author') || '/${name}.png'), 4, 3 from generate_series(1, ${pictures})`
    await database.run(`
      insert into portfolio_items (id, user_id, title) values (tests.client_id('album'), tests.person('author'), 'Obras');
      ${add('first', 99)}`)
    await one.run(`begin; ${add('one')}`)
    const late = await startUntilLocked(other, add('other'), database)
    await one.run('commit')

    await expect(late()).rejects.toMatchObject({ code: '23514' })
    expect(
      await rows(
        'select pictures_count, (select count(*)::integer from album_pictures) as rows from portfolio_items',
      ),
    ).toEqual([{ pictures_count: 100, rows: 100 }])
  })

  test('a member has four requests at a time, and others theirs', async () => {
    const request = (name: string): string =>
      `begin; select tests.act_as('${name}'); select private.check_request();`
    const sessions = Array.from({ length: 6 }, () => database.openSession())
    const [fifth, sixth, ...served] = sessions
    for (const session of served) await session.run(request('friend'))

    await expect(fifth?.run(request('friend'))).rejects.toMatchObject({ code: 'PT429', hint: '1' })
    await fifth?.run('rollback')
    await sixth?.run(request('author'))
    await served[0]?.run('commit')
    await fifth?.run(request('friend'))

    for (const session of sessions) await session.close()
  })

  test('a measure keeps the latest time when who asked earlier is counted later', async () => {
    const time =
      "select extract(epoch from measured_at) as time from private.rate_levels where action = 'post_comments'"
    await one.run(`begin; ${comment}`)
    const counted = await startUntilLocked(other, comment, database)
    await one.run(`${comment}; commit`)
    const [before] = await rows(time)
    await counted()
    const [after] = await rows(time)

    expect(Number(after?.['time'])).toBeGreaterThanOrEqual(Number(before?.['time']))
  })
})
