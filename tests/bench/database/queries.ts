import { memberId, people, postId } from './load.ts'
import type { Session } from './session.ts'

/** One measured request: what a member's client asks of the database. */
export type Query = {
  name: string
  /** Who asks. */
  as: number
  /** The statement of the n-th repetition, so that searches can differ. */
  sql: (repetition: number) => string
  /** What the Storage API names to the policies, if it is it that asks. */
  operation?: string
  /** A page, whose cost must not grow with the table (ratio ≤ 1.5). */
  flat: boolean
}

/** As PostgREST asks: columns by name, the computed column, the author embedded. */
const page = (where: string): string => `
  select post.id, post.content, post.category, post.created_at, post.likes_count, post.comments_count,
    public.user_liked(post) as user_liked, public.user_saved(post) as user_saved, row_to_json(author) as author
  from public.posts as post
  left join lateral (
    select card.id, card.username, card.avatar_url from public.member_cards as card where card.id = post.user_id
  ) as author on true
  ${where}
  order by post.created_at desc, post.id desc limit 20`

const older = ({ time, id }: Cursor): string =>
  `post.created_at <= '${time}' and (post.created_at < '${time}' or (post.created_at = '${time}' and post.id < '${id}'))`

type Cursor = { time: string; id: string }

/** The post after which page 500 begins, or where there are fewer, one with full pages of a category after it. */
async function deepCursor(session: Session, posts: number): Promise<Cursor> {
  const offset = Math.min(500 * 20, posts / 4)
  const [row] = await session.run(
    `select created_at::text as time, id::text as id from public.posts order by created_at desc, id desc offset ${String(offset)} limit 1`,
  )
  return { time: String(row?.['time']), id: String(row?.['id']) }
}

/** Parts of names that exist, of 2, 3 and more letters, and one that does not. */
const searches = ['luna', 'mari', 'ri', 'zexo', 'orve7', 'quibel', 'nosuchname', 'es']

const like = (post: number): string => `insert into public.post_likes (post_id) values (${postId(post)})`

/** Everything that is measured at one scale. */
export async function queriesFor(session: Session, posts: number): Promise<Query[]> {
  const cursor = await deepCursor(session, posts)
  const { reader, friend, popular, halfPopular, minor } = people
  const fixed = (name: string, sql: string, flat = true, as = reader): Query => ({
    name,
    as,
    sql: () => sql,
    flat,
  })
  return [
    fixed('feed, first page', page('')),
    fixed('feed, page 500', page(`where ${older(cursor)}`)),
    fixed('feed, minor', page(''), false, minor),
    fixed('one category, first page', page(`where post.category = 'humordidas'`)),
    fixed('a rare category', page(`where post.category = 'impulsame'`)),
    fixed('one category, deep', page(`where post.category = 'humordidas' and ${older(cursor)}`)),
    fixed(
      'comments of a post',
      `select * from public.post_comments where post_id = ${postId(7)} order by created_at, id limit 20`,
    ),
    fixed('conversation, newest page', `select * from public.get_conversation(${memberId(friend)})`),
    fixed(
      'conversation, older page',
      `select * from public.get_conversation(${memberId(friend)}, '2026-01-01 08:00', page_size => 51)`,
    ),
    fixed(
      'messages since',
      `select * from public.get_messages_since((select max(created_at) from public.get_latest_message()) - interval '20 minutes')`,
    ),
    fixed('latest message', 'select * from public.get_latest_message()'),
    fixed('one profile', `select * from public.profiles where id = ${memberId(friend)}`),
    fixed(
      'a pet and its albums',
      `select * from public.pet_albums where pet_id = md5('pet 12')::uuid order by created_at desc, id desc limit 20`,
    ),
    fixed('unread counts', 'select * from public.get_unread_counts()'),
    fixed('unread counts, many friends', 'select * from public.get_unread_counts()', false, popular),
    fixed('conversations', 'select * from public.get_conversations()'),
    fixed('conversations, many friends', 'select * from public.get_conversations()', false, popular),
    {
      name: 'search_members',
      as: reader,
      sql: (n) => `select * from public.search_members('${searches[n % searches.length] ?? ''}')`,
      flat: false,
    },
    fixed('get_friends, 50', 'select * from public.get_friends()'),
    fixed('get_friends, a tenth', 'select * from public.get_friends()', false, halfPopular),
    fixed('get_friends, up to 5,000', 'select * from public.get_friends()', false, popular),
    fixed('like, post without likes', like(2), true),
    fixed('like, post liked by all', like(1), true),
  ]
}
