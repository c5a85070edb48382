import { memberId, people } from './load.ts'
import type { Session } from './session.ts'

type List = 'posts' | 'blog_posts' | 'quantum_lux_experiences'

const columns: Readonly<Record<List, string>> = {
  posts: `item.id, item.content, item.category, item.created_at, public.likes_count(item) as likes_count,
    public.comments_count(item) as comments_count,    public.user_liked(item) as user_liked, public.user_saved(item) as user_saved`,
  blog_posts: 'item.id, item.title, item.genre, item.cover_url, item.content_url, item.created_at',
  quantum_lux_experiences:
    'item.id, item.title, item.description, item.cover_url, item.points, item.created_at',
}

/** A page of 20, as PostgREST asks for it: columns by name, computed ones too, the author embedded. */
export const page = (list: List, where = ''): string => `
  select ${columns[list]}, row_to_json(author) as author
  from public.${list} as item
  left join lateral (
    select card.id, card.username, card.avatar_url from public.member_cards as card where card.id = item.user_id
  ) as author on true
  ${where}
  order by item.created_at desc, item.id desc limit 20`

/** Where in a list a page begins. */
type Cursor = { time: string; id: string }

export const older = ({ time, id }: Cursor): string =>
  `item.created_at <= '${time}' and (item.created_at < '${time}' or (item.created_at = '${time}' and item.id < '${id}'))`

/** What page 500 of a list of so many rows begins after, or where it has fewer pages, what full pages still follow. */
export async function deepCursor(session: Session, list: List, rows: number): Promise<Cursor> {
  const offset = Math.floor(Math.min(500 * 20, rows / 4))
  const [row] = await session.run(
    `select created_at::text as time, id::text as id from public.${list} order by created_at desc, id desc offset ${String(offset)} limit 1`,
  )
  return { time: String(row?.['time']), id: String(row?.['id']) }
}

/** Which comments in view on a post with many are left, as an open window asks every few seconds. */
export async function commentsInView(session: Session, post: string): Promise<string> {
  const inView = await session.run(
    `select id::text as id from public.post_comments where post_id = (select ${post}) order by created_at, id limit 20`,
  )
  const ids = inView.map(({ id }) => `'${String(id)}'`).join()
  return `select id from public.post_comments where id = any (array[${ids}]::uuid[])`
}

/** Has the reader's friend write to them, and asks for what has changed since just before. */
export async function changesAfter(session: Session, messages: number): Promise<string> {
  const [row] = await session.run(`
    select row(private.feed_origin(), now(), pg_current_snapshot(), null, null, null, null)::private.feed_place::text as cursor`)
  await session.run(`
    set session_replication_role = replica;
    insert into public.chat_messages (sender_id, receiver_id, content)
    select ${memberId(people.friend)}, ${memberId(people.reader)}, 'Mensaje ' || n from generate_series(1, ${String(messages)}) as n;
    set session_replication_role = origin`)
  return `select * from public.get_changes_since('${String(row?.['cursor'])}')`
}
