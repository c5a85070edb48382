import { clientId, crowd } from './crowd.ts'
import type { Session } from './session.ts'

/** How much of everything there is at one step of the benchmark. */
export type Scale = { posts: number; members: number; messages: number; friends: number }

export const scaleOf = (posts: number): Scale => ({
  posts,
  members: Math.min(posts, 200_000),
  messages: Math.min(posts, 100_000),
  friends: Math.min(posts - 20, 5_000),
})

/**
 * The people that the queries are about, by number: a reader with 50 friends, one of them; two with many friends, who
 * also have as many conversations, with a message each; a minor, a moderator, and one who wrote 50,000 posts.
 */
export const people = {
  reader: 1,
  friend: 2,
  popular: 3,
  halfPopular: 4,
  minor: 5,
  moderator: 6,
  writer: 7,
  quiet: 8,
}

/** Friends of the reader, whatever the scale. */
const readersFriends = 50

export const memberId = (n: number): string => `md5('member ${String(n)}')::uuid`

/** Post 1 is liked by everybody, post 2 by nobody. */
export const postId = (n: number): string => clientId(`'post ${String(n)}'`)

const syllables =
  "array['lu','na','ma','ri','so','le','te','ca','mi','ro','ve','nu','es','ta','or','al','da','fe','gi','xo','ze','qui','pa','bel']"

/** Confirmed members with their cards. */
export const members = (from: number, to: number): string => `
  insert into auth.users (id, email, email_confirmed_at, created_at, updated_at)
  select md5('member ' || n)::uuid, n || '@bench.test', now(), now(), now() from generate_series(${String(from)}, ${String(to)}) as n;
  insert into public.profiles (id, username, birth_year, bio, role)
  select md5('member ' || n)::uuid,
    (select string_agg((${syllables})[1 + (hashint8(n * 31 + part) & 2147483647) % 24], '') from generate_series(1, 4) as part) || n,
    case n when ${String(people.minor)} then extract(year from now()) - 15 else 1990 end, 'Biografía ' || n,
    case n when ${String(people.moderator)} then 'moderator' else 'member' end::public.member_role
  from generate_series(${String(from)}, ${String(to)}) as n;
  insert into public.member_cards (id, username)
  select id, username from public.profiles as profile
  where not exists (select from public.member_cards as card where card.id = profile.id);`

/** Every tenth post of the first 500,000 is the writer's. */
const author = (authors: number): string =>
  `md5('member ' || case when n % 10 = 0 and n <= 500000 then ${String(people.writer)} else 9 + n * 7919 % ${String(authors - 9)} end)::uuid`

/** The newest 3 % are for adults: behind them the pages of a minor begin. */
const category = (to: number): string => `case
    when n > ${String(Math.floor(to * 0.97))} then 'lizysfriends'
    when n % 40 = 0 then 'impulsame'
    else (array['general', 'humordidas', 'quantumlux', 'lizysfriends'])[1 + n % 4] end`

const posts = (from: number, to: number, authors: number): string => `
  insert into public.posts (id, user_id, content, category, created_at)
  select ${clientId("'post ' || n")}, ${author(authors)}, 'Publicación número ' || n,
    ${category(to)}, '2026-01-01'::timestamptz + n * interval '1 second'
  from generate_series(${String(from)}::bigint, ${String(to)}) as n;
  insert into private.post_counts (post_id, likes, comments)
  select ${clientId("'post ' || n")}, 0, n % 2 from generate_series(${String(from)}::bigint, ${String(to)}) as n;
  insert into public.post_likes (post_id, user_id)
  select ${clientId("'post ' || n")}, md5('member ' || (1 + (n * 31 + k * 7) % ${String(authors)}))::uuid
  from generate_series(${String(from)}::bigint, ${String(to)}) as n, generate_series(1, 3) as k
  where n > 2
  on conflict do nothing;
  insert into public.post_comments (post_id, user_id, content, for_adults)
  select ${clientId("'post ' || n")}, md5('member ' || (9 + n * 13 % ${String(authors - 9)}))::uuid, 'Comentario', ${category(to)} = 'lizysfriends'
  from generate_series(${String(from)}::bigint, ${String(to)}) as n where n % 2 = 1;`

/** Post 1 has everybody's like, and a comment of every fourth. */
const reactionsToFirstPost = (from: number, to: number): string => `
  insert into public.post_likes (post_id, user_id)
  select ${postId(1)}, md5('member ' || n)::uuid from generate_series(${String(from)}, ${String(to)}) as n where n > 8;
  insert into public.post_comments (post_id, user_id, content)
  select ${postId(1)}, md5('member ' || n)::uuid, 'Comentario' from generate_series(${String(from)}, ${String(to)}) as n where n % 4 = 0;
  update private.post_counts set likes = (select count(*) from public.post_likes where post_id = post_counts.post_id)
  where post_id = ${postId(1)};`

const messages = (from: number, to: number): string => `
  insert into public.chat_messages (id, sender_id, receiver_id, content, created_at)
  select private.new_id('2026-01-01'::timestamptz + n * interval '1 minute'), case n % 2 when 0 then reader else friend end, case n % 2 when 0 then friend else reader end,
    'Mensaje ' || n, '2026-01-01'::timestamptz + n * interval '1 minute'
  from generate_series(${String(from)}, ${String(to)}) as n, (select ${memberId(people.reader)} as reader, ${memberId(people.friend)} as friend) as pair;`

const friends = (of: number, count: number): string => `
  insert into public.friend_requests (sender_id, receiver_id, status)
  select case n % 2 when 0 then ${memberId(of)} else other end, case n % 2 when 0 then other else ${memberId(of)} end, 'accepted'
  from (select n, md5('member ' || (10 + n))::uuid as other from generate_series(1, ${String(count)}) as n) as list
  on conflict do nothing;
  insert into public.chat_reads (user_id, friend_id, unread_count, latest_at)
  select ${memberId(of)}, md5('member ' || (10 + n))::uuid, case when n % 100 = 0 then 3 else 0 end,
    '2026-01-01'::timestamptz + n * interval '1 minute'
  from generate_series(1, ${String(count)}) as n
  on conflict do nothing;
  insert into public.chat_messages (id, sender_id, receiver_id, content, created_at)
  select private.new_id(latest_at), mark.friend_id, mark.user_id, repeat('Mensaje de un texto ', 15), latest_at
  from public.chat_reads as mark where mark.user_id = ${memberId(of)}
    and not exists (select from public.chat_messages where sender_id = mark.friend_id and receiver_id = mark.user_id and created_at = latest_at);`

/** Adds what is missing between two scales, in bulk: triggers and foreign keys are off meanwhile. */
export async function load(session: Session, before: Scale | undefined, now: Scale): Promise<void> {
  const from = before ?? { posts: 0, members: 0, messages: 0, friends: 0 }
  const circle = Math.min(now.friends, now.members - 10)
  await session.run(`
    set session_replication_role = replica;
    ${members(from.members + 1, now.members)}
    ${posts(from.posts + 1, now.posts, now.members)}
    ${reactionsToFirstPost(from.members + 1, now.members)}
    ${messages(from.messages + 1, now.messages)}
    ${crowd(from.members + 1, now.members)}
    ${friends(people.reader, readersFriends)}
    insert into public.friend_requests (sender_id, receiver_id, status)
    values (${memberId(people.reader)}, ${memberId(people.friend)}, 'accepted') on conflict do nothing;
    ${friends(people.popular, circle)}
    ${friends(people.halfPopular, Math.ceil(circle / 10))}
    set session_replication_role = origin;`)
  // Done now, not in the background while something is measured.
  await session.run('vacuum analyze')
  await session.run('checkpoint')
}
