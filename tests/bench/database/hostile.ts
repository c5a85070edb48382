import { measureHeavy } from './heavy.ts'
import { people, postId } from './load.ts'
import { median, timeUntilEnded } from './measure.ts'
import type { Query } from './queries.ts'
import type { Session } from './session.ts'

/**
 * Requests that no page of the app makes and any member can send. `ended`: a filter that no index can serve, over all
 * rows; the statement timeout of members ends it.
 */
type HostileQuery = Query & { ended?: true }

/** Milliseconds that no such request may work, and where only the timeout helps (decision 12). */
const targets = { works: 250, ended: 1_200 }

const repetitions = 5

const ask = (name: string, sql: string, as = people.reader): HostileQuery => ({
  name,
  as,
  sql: () => sql,
  flat: false,
})

const count = (table: string, as = people.reader): HostileQuery =>
  ask(`${table}, count`, `select count(*) from public.${table}`, as)

const search = (q: string): HostileQuery =>
  ask(`search '${q}'`, `select * from public.search_members('${q}')`)

const newest = (table: string, as: number, who: string): HostileQuery =>
  ask(`${table}, newest 20, ${who}`, `select * from public.${table} order by created_at desc limit 20`, as)

/** As the Storage API looks for what a bucket begins with: by the small letters of the name, one at a time. */
const listing = (bucket: string, as: number, who: string): HostileQuery => ({
  ...ask(
    `list ${bucket}, ${who}`,
    `select name from storage.objects where bucket_id = '${bucket}' and lower(name) collate "C" >= ''
     order by lower(name) collate "C" limit 1`,
    as,
  ),
  operation: 'storage.object.list',
})

/** The same in its second version: by the name as it is. */
const listingV2 = (bucket: string, as: number, who: string): HostileQuery => ({
  ...ask(
    `list ${bucket} v2, ${who}`,
    `select name from storage.objects where bucket_id = '${bucket}' and name collate "C" >= ''
     order by name collate "C" limit 1`,
    as,
  ),
  operation: 'storage.object.list_v2',
})

/** As it lists by another column: every name, its folders counted together. */
const listingByDate = (as: number): HostileQuery => ({
  ...ask(
    'list user-assets by date',
    `select array_to_string(path_tokens[1:1], '/') as folder from storage.objects
     where name ilike '%' and bucket_id = 'user-assets' and array_length(path_tokens, 1) <> 1 group by folder`,
    as,
  ),
  operation: 'storage.object.list',
})

const manyConditions = Array.from({ length: 800 }, (_, n) => `content ilike 'x${String(n)}'`).join(' or ')

const hostileQueries: readonly HostileQuery[] = [
  newest('post_comments', people.reader, 'adult'),
  newest('post_comments', people.minor, 'minor'),
  count('post_comments'),
  count('post_comments', people.minor),
  ask(
    'comments of one post, count',
    `select count(*) from public.post_comments where post_id = (select ${postId(1)})`,
  ),
  count('posts'),
  newest('posts', people.minor, 'minor'),
  ask(
    'lizysfriends, minor',
    `select id from public.posts where category = 'lizysfriends' order by created_at desc limit 20`,
    people.minor,
  ),
  ...['profiles', 'member_cards', 'pet_profiles', 'pet_albums', 'portfolio_items'].map((table) =>
    count(table),
  ),
  count('pet_albums', people.popular),
  ...['blog_posts', 'quantum_lux_experiences', 'saved_posts', 'post_likes'].map((table) => count(table)),
  newest('chat_messages', people.reader, '100,000 messages'),
  ask(
    'changes since 1,000 cursors',
    'select n, public.get_changes_since() from generate_series(1, 1000) as n',
  ),
  ask('unread counts, many talks', 'select * from public.get_unread_counts()', people.popular),
  ask('conversations, many talks', 'select * from public.get_conversations(1000000)', people.popular),
  ask(
    'blogs of an unused genre',
    `select id from public.blog_posts where genre = 'Misterio' order by created_at desc limit 20`,
  ),
  ...['..', '--', '__', '😀😀', '%_', 'a.', '12'].map(search),
  ask(
    'names like a taken one',
    `select * from public.offer_usernames((select username from public.member_cards limit 1))`,
  ),
  ask('names like 400 marks', `select * from public.offer_usernames(repeat(U&'e\\0301', 100000))`),
  ask(
    'orphaned files, moderator',
    'select * from public.orphaned_files order by orphaned_at limit 100',
    people.moderator,
  ),
  listing('user-assets', people.reader, 'member'),
  listing('adult-assets', people.reader, 'member'),
  listing('adult-assets', people.minor, 'minor'),
  listing('user-assets', people.moderator, 'moderator'),
  listingV2('user-assets', people.reader, 'member'),
  listingV2('adult-assets', people.minor, 'minor'),
  listingByDate(people.reader),
  ask('list_my_files, ordinary', 'select * from public.list_my_files() limit 200', people.quiet),
  ask('export_my_data, ordinary', 'select public.export_my_data()', people.quiet),
  {
    ...ask('posts liked, all', 'select id from public.posts as post where public.user_liked(post) limit 20'),
    ended: true,
  },
  { ...ask('posts by text', `select id from public.posts where content ilike '%zzzz%'`), ended: true },
  {
    ...ask(
      'posts by 800 conditions',
      `select id from public.posts where not (${manyConditions}) order by content limit 20`,
    ),
    ended: true,
  },
  {
    ...ask(
      'posts by likes',
      'select id from public.posts as post order by public.likes_count(post) desc limit 20',
    ),
    ended: true,
  },
  ask('profiles by text', `select id from public.profiles where bio ilike '%zzzz%'`),
  ask('delete_account, ordinary', 'select public.delete_account()', 100),
]

const say = (line: string): void => void process.stdout.write(`${line}\n`)

async function measureOne(session: Session, query: HostileQuery): Promise<number> {
  const times: number[] = []
  for (let n = 0; n < repetitions; n++) times.push(await timeUntilEnded({ session, query }, n))
  return median(times)
}

/** Measures all of them; one that works too long fails the benchmark. */
export async function measureHostile(session: Session): Promise<void> {
  say(`\n${'what a hostile member asks'.padEnd(34)}${'ms'.padStart(10)}`)
  for (const query of hostileQueries) {
    const ms = await measureOne(session, query)
    const isOver = ms > (query.ended ? targets.ended : targets.works)
    if (isOver) process.exitCode = 1
    say(`  ${query.name.padEnd(32)}${ms.toFixed(1).padStart(10)}${isOver ? '   FAILED: too long' : ''}`)
  }
  await measureHeavy(session)
}
