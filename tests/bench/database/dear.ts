import { actAs, readBeginning } from './api.ts'
import { people } from './load.ts'
import { asJson } from './measure.ts'
import type { Session } from './session.ts'

/** Members with much of their own: five of them attack together. */
export const hostile: readonly number[] = [
  people.reader,
  people.popular,
  people.halfPopular,
  people.writer,
  people.moderator,
]

const conditions = Array.from({ length: 1_000 }, (_, n) => `content ilike 'x${String(n)}'`).join(' or ')
const posts = (where: string): string => `select post.id from public.posts as post where ${where} limit 20`

/** What costs the database most of all that the data API lets a member send, but for exports. */
const dearest: Readonly<Record<string, string>> = {
  'part of a text': posts(`content ilike '%zzzz%'`),
  'regular expression': posts(`content ~ '(a+)+$'`),
  words: posts(`to_tsvector('spanish', content) @@ to_tsquery('spanish', 'zzzz')`),
  'more likes than any': posts('public.likes_count(post) > 9999999'),
  'own likes': posts('public.user_liked(post)'),
  'own saved ones': posts('public.user_saved(post)'),
  'who is gone': 'select id from public.member_cards as card where public.is_gone(card) limit 20',
  'by likes': 'select id from public.posts as post order by public.likes_count(post) desc limit 20',
  'deep offset': 'select id from public.posts order by created_at desc, id desc offset 700000 limit 20',
  count: 'select count(*) from public.posts',
  '1,000 conditions': `select id from public.posts where not (${conditions}) order by content limit 20`,
  nested: `
    select post.*, (
      select json_agg(comment) from (
        select comment.*, (
          select json_agg(other) from (
            select other.*, public.likes_count(other) from public.posts as other where other.user_id = comment.user_id limit 1000
          ) as other) as others
        from public.post_comments as comment where comment.post_id = post.id limit 1000) as comment) as comments
    from public.posts as post order by created_at desc limit 1000`,
}

/** The export from its beginning, and further parts of it. */
const exports: Readonly<Record<string, string>> = {
  export: 'select public.export_my_data()',
  'export, messages': `select public.export_my_data(array['chat_messages'])`,
  'export, posts': `select public.export_my_data(array['posts'])`,
}

/** `isRefused`: pg_plan_filter lets it not begin; it costs its planning alone. */
export type DearRequest = { name: string; statement: string; isRefused: boolean }

/** All of them, and whether their expected cost is above the limit of the login. */
export async function dearRequests(
  session: Session,
): Promise<{ filters: DearRequest[]; exports: DearRequest[] }> {
  const { settingsOf, costLimit } = await readBeginning(session)
  const look = async ([name, bare]: [string, string]): Promise<DearRequest> => {
    const statement = asJson(bare)
    // As the last statement that returns rows, the plan is what is answered.
    const [row] = await session.run(`
      begin; select ${settingsOf(statement)}; ${actAs(people.reader)}; explain (format json) ${statement}; rollback`)
    const [plan] = Object.values(row ?? {}) as [[{ Plan: { 'Total Cost': number } }]]
    const isRefused = plan[0].Plan['Total Cost'] > costLimit
    return { name, statement: isRefused ? `explain ${statement}` : statement, isRefused }
  }
  const lookAll = (all: Readonly<Record<string, string>>) => Promise.all(Object.entries(all).map(look))
  return { filters: await lookAll(dearest), exports: await lookAll(exports) }
}
