import type { Member } from '#tests/backend/support/members.ts'
import type { Database } from '#shared/database.types.ts'

type Category = Database['public']['Enums']['post_category']

/** Publishes posts without the app, in this order. @returns their ids */
export async function writePosts(
  { client }: Member,
  texts: readonly string[],
  category: Category = 'general',
): Promise<readonly string[]> {
  const ids: string[] = []
  for (const content of texts) {
    const { data } = await client.from('posts').insert({ content, category }).select('id').throwOnError()
    ids.push(...data.map(({ id }) => id))
  }
  return ids
}

/** Comments on a post without the app, in this order. */
export async function writeComments(
  { client }: Member,
  post_id: string | undefined,
  texts: readonly string[],
): Promise<void> {
  if (post_id === undefined) throw new Error('There is no post to comment on')
  for (const content of texts) await client.from('post_comments').insert({ post_id, content }).throwOnError()
}

/** `count` texts with a number each, from 1 on. */
export const numbered = (text: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${text} ${index + 1}.`)
