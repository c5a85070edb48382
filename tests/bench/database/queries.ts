import { clientId } from './crowd.ts'
import { memberId, people, postId, scaleOf } from './load.ts'
import { changesAfter, commentsInView, deepCursor, older, page } from './pages.ts'
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

/** Parts of names that exist, of 2, 3 and more letters, and one that does not. */
const searches = ['luna', 'mari', 'ri', 'zexo', 'orve7', 'quibel', 'nosuchname', 'es']

const like = (post: number): string => `insert into public.post_likes (post_id) values (${postId(post)})`

/** Everything that is measured at one scale. */
export async function queriesFor(session: Session, posts: number): Promise<Query[]> {
  const cursor = await deepCursor(session, 'posts', posts)
  const { reader, friend, popular, halfPopular, minor } = people
  const fixed = (name: string, sql: string, flat = true, as = reader): Query => ({
    name,
    as,
    sql: () => sql,
    flat,
  })
  const lists: Query[] = []
  for (const list of ['blog_posts', 'quantum_lux_experiences'] as const) {
    const deep = await deepCursor(session, list, scaleOf(posts).members)
    lists.push(
      fixed(`${list}, first page`, page(list)),
      fixed(`${list}, deep`, page(list, `where ${older(deep)}`)),
    )
  }
  return [
    fixed('feed, first page', page('posts')),
    fixed('feed, page 500', page('posts', `where ${older(cursor)}`)),
    fixed('feed, minor', page('posts'), false, minor),
    fixed('one category, first page', page('posts', `where item.category = 'humordidas'`)),
    fixed('a rare category', page('posts', `where item.category = 'impulsame'`)),
    fixed('one category, deep', page('posts', `where item.category = 'humordidas' and ${older(cursor)}`)),
    ...lists,
    fixed(
      'comments of a post',
      `select * from public.post_comments where post_id = (select ${postId(7)}) order by created_at, id limit 20`,
    ),
    fixed('comments in view', await commentsInView(session, postId(1))),
    fixed('conversation, newest page', `select * from public.get_conversation(${memberId(friend)})`),
    fixed(
      'conversation, older page',
      `select * from public.get_conversation(${memberId(friend)}, '2026-01-01 08:00', page_size => 51)`,
    ),
    fixed('20 changes since', await changesAfter(session, 20)),
    fixed('where the changes are', 'select * from public.get_changes_since()'),
    fixed('one profile', `select * from public.profiles where id = ${memberId(friend)}`),
    fixed(
      'a pet and its albums',
      `select * from public.pet_albums where pet_id = (select ${clientId("'pet 12'")}) order by created_at desc, id desc limit 20`,
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
