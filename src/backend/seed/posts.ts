import { succeed, type Cast } from './access.ts'
import { people, type PersonName } from './content/people.ts'
import { posts } from './content/posts/all.ts'
import type { DemoPost } from './content/posts/post.ts'

interface WrittenPost extends DemoPost {
  readonly id: string
}

/** Writes the posts that are not there yet, then the likes and comments that are missing. */
export async function seedPosts(cast: Cast): Promise<void> {
  const written: WrittenPost[] = []
  for (const post of posts) written.push({ ...post, id: await writePost(cast, post) })
  for (const { name } of people) {
    await like(cast, name, written)
    await comment(cast, name, written)
  }
}

async function writePost(cast: Cast, { author, category, content }: DemoPost): Promise<string> {
  const { client, id: userId } = cast[author]
  const existing = await client.from('posts').select('id').match({ user_id: userId, content }).limit(1)
  const [found] = existing.data ?? []
  if (found) return found.id
  const inserted = await client.from('posts').insert({ category, content }).select('id').single()
  if (!inserted.data) throw new Error(`Seeding a post of ${author} failed: ${inserted.error.message}`)
  return inserted.data.id
}

async function like(cast: Cast, name: PersonName, written: readonly WrittenPost[]): Promise<void> {
  const { client, id: userId } = cast[name]
  const liked = await client.from('post_likes').select('post_id').eq('user_id', userId)
  const known = new Set(liked.data?.map((row) => row.post_id))
  const missing = written.filter((post) => post.likedBy.includes(name) && !known.has(post.id))
  if (missing.length === 0) return
  succeed(
    `the likes of ${name}`,
    await client.from('post_likes').insert(missing.map(({ id }) => ({ post_id: id }))),
  )
}

async function comment(cast: Cast, name: PersonName, written: readonly WrittenPost[]): Promise<void> {
  const { client, id: userId } = cast[name]
  const own = await client.from('post_comments').select('post_id, content').eq('user_id', userId)
  const known = new Set(own.data?.map((row) => `${row.post_id} ${row.content}`))
  const missing = written
    .flatMap((post) => post.comments.map((entry) => ({ ...entry, post_id: post.id })))
    .filter((entry) => entry.from === name && !known.has(`${entry.post_id} ${entry.content}`))
  if (missing.length === 0) return
  const rows = missing.map(({ post_id, content }) => ({ post_id, content }))
  succeed(`the comments of ${name}`, await client.from('post_comments').insert(rows))
}
