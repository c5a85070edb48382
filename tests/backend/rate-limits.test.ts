import { beforeAll, expect, test } from 'vitest'
import { sharedBackend, type TestBackend } from './start-backend.ts'
import { befriend, newClient, newMember, unique, type Member } from './support/members.ts'

let backend: TestBackend
let ana: Member
let bea: Member

beforeAll(async () => {
  backend = await sharedBackend()
  ana = await newMember(backend, unique('ana'))
  bea = await newMember(backend, unique('bea'))
  await befriend(ana, bea)
})

const posts = (count: number) => Array.from({ length: count }, (_, n) => ({ content: `Publicación ${n}` }))

/** Those of ana, as another member sees them. */
async function countPosts(): Promise<number | null> {
  const posts = bea.client.from('posts').select('*', { count: 'exact', head: true })
  return (await posts.eq('user_id', ana.id).throwOnError()).count
}

test('20,000 posts in one request are answered with 429 and none of them is there', async () => {
  const { error, status } = await ana.client.from('posts').insert(posts(20_000))
  expect({ status, code: error?.code }).toEqual({ status: 429, code: 'PT429' })
  expect(await countPosts()).toBe(0)
})

test('what goes beyond the limit says how many seconds to wait, and what was accepted stays', async () => {
  await ana.client.from('posts').insert(posts(300)).throwOnError()
  const { error } = await ana.client.from('posts').insert(posts(1))
  expect(error?.code).toBe('PT429')
  expect(Number(error?.hint)).toBeGreaterThan(0)
  expect(Number(error?.hint)).toBeLessThanOrEqual(36)
  expect(await countPosts()).toBe(300)
})

test('a burst of 500 messages passes', async () => {
  const message = { sender_id: ana.id, receiver_id: bea.id }
  const burst = Array.from({ length: 500 }, (_, n) => ({ ...message, content: `Mensaje ${n}` }))
  const { error } = await ana.client.from('chat_messages').insert(burst)
  expect(error).toBeNull()
})

test('the service key is exempt', async () => {
  const admin = newClient(backend, backend.secretKey)
  const { error } = await admin.from('posts').insert(posts(300).map((post) => ({ ...post, user_id: bea.id })))
  expect(error).toBeNull()
})

// Its 360 uploads are work for a quarter of a minute, more on a busy machine.
test('files have their limit too', { timeout: 120_000 }, async () => {
  const upload = (n: number) =>
    ana.client.storage
      .from('user-assets')
      .upload(`${ana.id}/posts/${n}.txt`, new Blob(['x'], { type: 'text/plain' }))
  const uploadAll = (from: number, count: number) =>
    Promise.all(Array.from({ length: count }, (_, n) => upload(from + n)))
  for (const { error } of await uploadAll(0, 300)) expect(error).toBeNull()
  // While those were on their way a few more became free.
  const refused = (await uploadAll(300, 60)).flatMap(({ error }) => error?.message ?? [])
  expect(refused.length).toBeGreaterThan(0)
  expect(new Set(refused)).toEqual(new Set(['database error, code: PT429']))
})

test('a member who sends thirty requests at once is let in with four, and keeps nobody else waiting', async () => {
  const ask = () => ana.client.from('posts').select('id').filter('content', 'match', '(a+)+$').limit(20)
  const [others, ...answers] = await Promise.all([
    bea.client.from('posts').select('id').limit(20),
    ...Array.from({ length: 30 }, ask),
  ])
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.length).toBeLessThanOrEqual(26)
  expect(refused.map(({ error }) => [error?.code, error?.hint])).toContainEqual(['PT429', '1'])
  expect(others.status).toBe(200)
  expect((await ask()).status).toBe(200)
})
