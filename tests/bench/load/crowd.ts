import { setTimeout as pause } from 'node:timers/promises'
import { memberId } from '../database/load.ts'
import { page } from '../database/pages.ts'
import { paceOf, type Pace } from './pace.ts'
import { AT_ONCE, befriend, posts, postOf, type Place } from './place.ts'

/** What 50 members did in a time: statements by their SQLSTATE, how long they took, counts that were wrong meanwhile. */
export type Crowd = Pace & { requests: number; codes: Map<string, number>; wrong: number }

/** Posts of each, at first. */
const POSTS = 20

const any = (below: number): number => 1 + Math.floor(Math.random() * below)
const someMember = (): number => any(AT_ONCE)
/** Half of what people react to is one of 20 posts. */
const somePost = (): string => (Math.random() < 0.5 ? postOf(any(20), 1) : postOf(someMember(), any(POSTS)))
const oldest = (table: string, owner: string, me: number): string =>
  `(select id from public.${table} where ${owner} = ${memberId(me)} order by created_at limit 1)`

/** All that members do, each as often as it stands here. */
const acts: readonly ((me: number) => string)[] = [
  ...Array.from({ length: 6 }, () => () => `insert into public.post_likes (post_id) values (${somePost()})`),
  ...Array.from({ length: 5 }, () => () => `delete from public.post_likes where post_id = ${somePost()}`),
  () =>
    `insert into public.post_likes (post_id) select id from public.posts order by random() limit 10 on conflict do nothing`,
  ...Array.from(
    { length: 3 },
    () => () =>
      `insert into public.post_comments (post_id, content) select id, 'Bien' from public.posts where id = ${somePost()}`,
  ),
  (me) => `delete from public.post_comments where id = ${oldest('post_comments', 'user_id', me)}`,
  // Under an id of before too, as a hostile client may.
  (me) => `insert into public.posts (id, content) values (${postOf(me, any(POSTS))}, 'Hola')`,
  (me) => `update public.posts set content = 'Otra vez' where user_id = ${memberId(me)}`,
  (me) => `delete from public.posts where id = ${postOf(me, any(POSTS))}`,
  () => `insert into public.saved_posts (post_id) values (${somePost()})`,
  () => `delete from public.saved_posts where post_id = ${somePost()}`,
  () => `insert into public.friend_requests (receiver_id) values (${memberId(someMember())})`,
  (me) => `update public.friend_requests set status = 'accepted' where receiver_id = ${memberId(me)}`,
  () =>
    `delete from public.friend_requests where sender_id = ${memberId(someMember())} or receiver_id = ${memberId(someMember())}`,
  ...Array.from(
    { length: 4 },
    () => () =>
      `insert into public.chat_messages (receiver_id, content) values (${memberId(someMember())}, 'Hola')`,
  ),
  () =>
    `insert into public.chat_messages (receiver_id, content) select id, 'A todos' from public.get_friends()`,
  () =>
    `insert into public.chat_messages (id, receiver_id, content)
     values (private.new_id(now() + ${String(any(9) - 5)} * interval '100 days'), ${memberId(someMember())}, 'A otra hora')`,
  (me) => `delete from public.chat_messages where id = ${oldest('chat_messages', 'sender_id', me)}`,
  () => `select public.mark_conversation_read(${memberId(someMember())})`,
  () => `select public.mark_conversation_read(id) from public.get_friends() order by random()`,
  (me) => `update public.profiles set bio = 'Explorando ' || random() where id = ${memberId(me)}`,
  () => page('posts'),
  () => 'select * from public.get_conversations()',
  () => `select * from public.get_changes_since((select cursor from public.begun))`,
]

/** Where the feed of changes is. */
const now = `select row(private.feed_origin(), now(), pg_current_snapshot(), null, null, null, null)::private.feed_place::text as cursor`

/** Members and posts that the crowd begins with: each friend of the next ten. */
async function gather({ session }: Place): Promise<void> {
  const everybody = Array.from({ length: AT_ONCE }, (_, n) => n + 1)
  const friendships = everybody.flatMap((one) =>
    Array.from({ length: 10 }, (_, n) => befriend(one, 1 + ((one + n) % AT_ONCE))),
  )
  // Limits that nobody reaches: counting up to them takes its locks all the same.
  await session.run(`
    insert into private.rate_limits (action, burst, period)
    select action, 1000000000, '1 minute' from unnest(array['chat_messages', 'read_receipts', 'friend_requests', 'edits']) as action;
    create table public.begun as ${now};
    grant select on public.begun to authenticated;
    delete from public.posts;
    ${everybody.map((member) => posts(member, POSTS)).join('')}
    ${friendships.join('')}`)
}

/**
 * Folds now and then, some at a time, and looks each time whether every count is right at that moment. From then on members
 * catch up.
 */
async function keepHouse({ session }: Place, isOver: () => boolean): Promise<number> {
  let wrong = 0
  for (; !isOver(); await pause(250)) {
    const [row] = await session.run(`
      update public.begun set cursor = (${now});
      select private.fold_post_counts(500);
      select count(*)::integer as wrong from public.posts as post
      where public.likes_count(post) <> (select count(*) from public.post_likes where post_id = post.id)
        or public.comments_count(post) <> (select count(*) from public.post_comments where post_id = post.id)`)
    wrong += Number(row?.['wrong'])
  }
  return wrong
}

/**
 * 50 members do everything for some milliseconds; some of them leave for good before the end.
 * @param isWatched whether counts are folded and looked at meanwhile
 */
export async function measureCrowd(place: Place, ms: number, isWatched: boolean): Promise<Crowd> {
  await gather(place)
  const times: number[] = []
  const codes = new Map<string, number>()
  const started = performance.now()
  const isOver = (): boolean => performance.now() - started > ms
  const ask = async (me: number, statement: string): Promise<void> => {
    const begun = performance.now()
    const code = await place.api(me, statement)
    times.push(performance.now() - begun)
    if (code !== undefined) codes.set(code, (codes.get(code) ?? 0) + 1)
  }
  const live = async (me: number): Promise<void> => {
    const stays = me % 8 === 0 ? ms * Math.random() : ms
    while (performance.now() - started < stays) await ask(me, acts[any(acts.length) - 1]?.(me) ?? 'select')
    if (stays < ms) await ask(me, 'select public.delete_account()')
  }
  const kept = isWatched ? keepHouse(place, isOver) : 0
  await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => live(n + 1)))
  const seconds = (performance.now() - started) / 1000
  const wrong = await kept
  return { ...paceOf(times, seconds), requests: times.length, codes, wrong }
}
