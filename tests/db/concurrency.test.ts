import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { noteNotRun } from '#tests/not-run.ts'
import type { Database, Engine, Row } from './support/engine.ts'
import { createTestDatabase } from './support/pgtap.ts'
import { startPostgresEngine, type PostgresDatabase } from './support/postgres-engine.ts'
import { missingPostgres } from './support/postgres-server.ts'
import { startUntilLocked } from './support/wait-for-lock.ts'

const missing = missingPostgres()
if (missing !== undefined) noteNotRun('what members do at the same moment', missing)

const insertPost = (name: string): string => `
  insert into posts (id, user_id, image_url)
  values (tests.client_id('${name}'), tests.person('author'), 'user-assets/' || tests.person('author') || '/a.png')`

const insertText = (name: string, author: string): string => `
  insert into posts (id, user_id, content) values (tests.client_id('${name}'), tests.person('${author}'), 'Hola');`

const react = (table: 'post_likes' | 'post_comments', post: string, by: string): string =>
  table === 'post_likes'
    ? `insert into post_likes (post_id, user_id) values (tests.client_id('${post}'), tests.person('${by}'));`
    : `insert into post_comments (post_id, user_id, content) values (tests.client_id('${post}'), tests.person('${by}'), 'Bien');`

const counts = `select post.content, likes_count(post), comments_count(post) from posts as post order by id`

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

  test.each([
    ['half a second', '5s'],
    ['less, where the auth server has less patience', '200ms'],
  ])('a sign-up from a network where another is counted passes after %s', async (_time, patience) => {
    const signUp = (address: string): string =>
      `select private.check_sign_up('{"metadata": {"ip_address": "${address}"}}') as answer`
    await database.run(`${signUp('192.0.2.1')}; ${signUp('192.0.2.2')};
      update private.sign_up_levels set measured_at = now() - interval '2 days' where network = '192.0.2.2'`)
    await one.run('begin; select from private.sign_up_levels for update')
    await other.run(`set statement_timeout = '${patience}'`)
    expect((await other.run(signUp('192.0.2.1'))).at(-1)).toEqual([{ answer: {} }])
    expect((await other.run(signUp('192.0.2.3'))).at(-1)).toEqual([{ answer: {} }])
    await one.run('rollback')
    expect(
      await rows('select host(network) as network, level from private.sign_up_levels order by network'),
    ).toEqual([
      { network: '192.0.2.1', level: 1 },
      { network: '192.0.2.2', level: 1 },
      { network: '192.0.2.3', level: 1 },
    ])
  })

  test('who likes many posts waits for nobody who does the same', async () => {
    const likeAll = (name: string): string =>
      `select tests.act_as('${name}'); insert into post_likes (post_id) select id from posts`
    await database.run(
      "insert into posts (user_id, content) select tests.person('author'), n from generate_series(1, 9) as n",
    )
    await one.run(`begin; ${likeAll('friend')}`)
    await other.run(likeAll('stranger'))
    expect(await rows('select distinct likes_count(posts) from posts')).toEqual([{ likes_count: 1 }])
    await one.run('commit')

    expect(await rows('select distinct likes_count(posts) from posts')).toEqual([{ likes_count: 2 }])
  })

  test('who takes a like back waits neither for a like under way nor for who deletes the post', async () => {
    await database.run(`${insertText('busy', 'author')} ${react('post_likes', 'busy', 'stranger')}`)
    await one.run(`begin; ${react('post_likes', 'busy', 'friend')}`)
    const deleted = await startUntilLocked(other, 'delete from posts', database)
    await third.run("select tests.act_as('stranger'); delete from post_likes")
    await one.run('commit')
    await deleted()

    expect(await rows('select from posts')).toEqual([])
    expect(await rows('select from private.post_changes')).toEqual([])
  })

  test('two jobs that fold the same changes count each once, and nobody reads anything else meanwhile', async () => {
    await database.run(`${insertText('busy', 'author')} ${react('post_likes', 'busy', 'friend')}
      ${react('post_likes', 'busy', 'stranger')} ${react('post_comments', 'busy', 'friend')}`)
    const exact = [{ content: 'Hola', likes_count: 2, comments_count: 1 }]
    await one.run('begin; select private.fold_post_counts(2)')
    expect(await other.run('select private.fold_post_counts() as folded')).toEqual([[{ folded: 0 }]])
    expect(await rows(counts)).toEqual(exact)
    await one.run('commit')
    expect(await rows(counts)).toEqual(exact)
    expect(await other.run('select private.fold_post_counts() as folded')).toEqual([[{ folded: 1 }]])

    expect(await rows(counts)).toEqual(exact)
    expect(await rows('select likes, comments from private.post_counts')).toEqual([{ likes: 2, comments: 1 }])
  })

  test('changes of a post that somebody holds are folded later, the others now', async () => {
    await database.run(`${insertText('held', 'author')} ${react('post_likes', 'held', 'friend')}
      ${insertText('free', 'author')} ${react('post_likes', 'free', 'friend')}`)
    await one.run("begin; delete from posts where id = tests.client_id('held')")
    expect(await other.run('select private.fold_post_counts() as folded')).toEqual([[{ folded: 1 }]])
    await one.run('rollback')
    expect(
      await rows("select post_id = tests.client_id('held') as is_held from private.post_changes"),
    ).toEqual([{ is_held: true }])
    expect(await other.run('select private.fold_post_counts() as folded')).toEqual([[{ folded: 1 }]])
  })

  test('two strangers who reacted to each other leave at the same moment', async () => {
    const leave = (name: string): string => `select tests.act_as('${name}'); select delete_account()`
    await database.run(`${insertText('one', 'author')} ${insertText('other', 'stranger')}
      ${react('post_likes', 'one', 'stranger')} ${react('post_likes', 'other', 'author')}
      ${insertText('third', 'friend')} ${react('post_comments', 'third', 'author')} ${react('post_comments', 'third', 'stranger')}`)
    // Both have taken the likes that they gave then, and have not come to those of their own post.
    await third.run('begin; select from post_comments for update')
    const first = await startUntilLocked(one, leave('author'), database)
    const second = await startUntilLocked(other, leave('stranger'), database)
    await third.run('commit')
    await Promise.all([first(), second()])

    const left = "select from auth.users where id in (tests.person('author'), tests.person('stranger'))"
    expect(await rows(left)).toEqual([])
  })

  test('the last place in an album is taken by one of two pictures', async () => {
    const add = (name: string, pictures = 1): string => `
      insert into album_pictures (portfolio_item_id, owner_id, image_url, width, height)
      select tests.client_id('album'), tests.person('author'),
        tests.stored('user-assets', tests.person('author') || '/${name}.png'), 4, 3 from generate_series(1, ${pictures})`
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

  const request = (name: string, settings = ''): string =>
    `begin; select tests.act_as('${name}'); ${settings} select private.check_request();`

  test('a member has four requests at a time, and others theirs', async () => {
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

  test('while half of the connections are taken each member has one request', async () => {
    const sessions = Array.from({ length: 7 }, () => database.openSession())
    const [refused, author, stranger, ...friends] = sessions
    const refuse = async (name: string) => {
      await expect(refused?.run(request(name))).rejects.toMatchObject({ code: 'PT429', hint: '1' })
      await refused?.run('rollback')
    }
    for (const session of friends) await session.run(request('friend'))
    await author?.run(request('author'))
    await refuse('author')
    await stranger?.run(request('stranger'))
    // One of the half is free again, but somebody has one behind it.
    await friends[3]?.run('commit')
    await refuse('author')
    await stranger?.run('commit')
    await refused?.run(request('author'))

    for (const session of sessions) await session.close()
  })

  test('a member has one long request at a time, and all have two', async () => {
    const long = "set local statement_timeout = '30s';"
    const sessions = Array.from({ length: 4 }, () => database.openSession())
    const [friend, author, refused, beside] = sessions
    await friend?.run(request('friend', long))
    await expect(refused?.run(request('friend', long))).rejects.toMatchObject({ code: 'PT429', hint: '10' })
    await refused?.run('rollback')
    await author?.run(request('author', long))
    await expect(refused?.run(request('stranger', long))).rejects.toMatchObject({ code: 'PT429', hint: '10' })
    await refused?.run('rollback')
    await beside?.run(request('stranger'))
    await friend?.run('commit')
    await refused?.run(request('stranger', long))

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
