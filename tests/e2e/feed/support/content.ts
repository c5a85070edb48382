import { newClient, type Member } from '#tests/backend/support/members.ts'
import type { TestBackend } from '#tests/backend/start-backend.ts'
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

/** Posts in bulk, which only the owner of the server may write. @returns what gives the newest of them another text */
export async function fillFeed(backend: TestBackend, { id }: Member, count: number) {
  const owner = newClient(backend, backend.secretKey)
  const start = Date.now() - count * 1000
  const rows = numbered('Post', count).map((content, index) => {
    const created_at = new Date(start + index * 1000).toISOString()
    return { user_id: id, content, created_at }
  })
  await owner.from('posts').insert(rows).throwOnError()
  const { created_at = '' } = rows.at(-1) ?? {}
  const rename = async (content: string): Promise<void> => {
    await owner.from('posts').update({ content }).eq('created_at', created_at).throwOnError()
  }
  return { rename }
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
