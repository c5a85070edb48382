import { newClient, succeed, type Client, type SeedTarget } from './access.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** Between two posts, between a post and each of its comments, between two messages. */
const POST_GAP = 3.4 * HOUR
const COMMENT_GAP = 17 * MINUTE
const MESSAGE_GAP = 7 * MINUTE
/** How long ago the conversation ended. */
const LAST_MESSAGE = 2 * HOUR

type Aged = 'posts' | 'post_comments' | 'chat_messages'

/**
 * Spreads what this run has written over the last days, so that the demo reads like a place where people live. Times
 * are the server's to choose, so it takes the secret key; what was there before keeps its time.
 * @param since when the run began
 */
export async function spreadAges(target: SeedTarget, since: Date): Promise<void> {
  const client = newClient(target, target.secretKey)
  const posts = await written(client, 'posts', since)
  const times = new Map<string, number>()
  for (const [index, { id }] of posts.entries()) {
    // A stride that shares no factor with most counts: neighbours of one category come to stand apart.
    const slot = (index * 11) % posts.length
    const time = since.getTime() - (slot + 0.5) * POST_GAP
    times.set(id, time)
    await setTime(client, 'posts', id, time)
  }
  await spreadComments(client, since, times)
  const messages = await written(client, 'chat_messages', since)
  for (const [index, { id }] of messages.entries()) {
    const time = since.getTime() - LAST_MESSAGE - (messages.length - index) * MESSAGE_GAP
    await setTime(client, 'chat_messages', id, time)
  }
}

async function spreadComments(client: Client, since: Date, posts: Map<string, number>): Promise<void> {
  const { data, error } = await client
    .from('post_comments')
    .select('id, post_id')
    .gte('created_at', since.toISOString())
    .order('created_at')
  succeed('the ages of post_comments', { error })
  for (const { id, post_id: postId } of data ?? []) {
    const time = (posts.get(postId) ?? since.getTime()) + COMMENT_GAP
    posts.set(postId, time)
    await setTime(client, 'post_comments', id, Math.min(time, Date.now()))
  }
}

async function written(client: Client, table: Aged, since: Date): Promise<{ id: string }[]> {
  const { data, error } = await client
    .from(table)
    .select('id')
    .gte('created_at', since.toISOString())
    .order('created_at')
    .order('id')
  if (error) throw new Error(`Seeding the ages of ${table} failed: ${error.message}`)
  return data
}

async function setTime(client: Client, table: Aged, id: string, time: number): Promise<void> {
  const change = { created_at: new Date(time).toISOString() }
  succeed(`the ages of ${table}`, await client.from(table).update(change).eq('id', id))
}
