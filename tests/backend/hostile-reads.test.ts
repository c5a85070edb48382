import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SignJWT } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import { testEmbedded } from '../hosted/embedded-only.ts'
import { sharedBackend, startBackend, type TestBackend } from './start-backend.ts'
import { meetCast, type Cast } from './support/cast.ts'
import { newMember } from './support/members.ts'

let backend: TestBackend
let cast: Cast

beforeAll(async () => {
  backend = await sharedBackend()
  cast = await meetCast(backend)
})

describe("a stranger's private columns stay closed", () => {
  test('to a plain read, by id and by all', async () => {
    const { eva, ana } = cast
    const { data } = await eva.client.from('profiles').select('*')
    expect(data?.map(({ id }) => id)).toEqual([eva.id])
    const one = await eva.client.from('profiles').select('birth_year').eq('id', ana.id).maybeSingle()
    expect(one.data).toBeNull()
  })

  test('to an embed through the card', async () => {
    const { data } = await cast.eva.client
      .from('posts')
      .select('content, author:member_cards!posts_user_id_fkey(username, profiles(city, birth_year))')
      .eq('id', cast.posts.open)
      .single()
    expect(data?.author).toEqual({ username: cast.ana.name, profiles: null })
  })

  test('to filters and order on an embed', async () => {
    const { data } = await cast.eva.client
      .from('member_cards')
      .select('username, profiles!inner(id)')
      .eq('profiles.city', 'Secretópolis')
    expect(data).toEqual([])
  })

  test('to a filter, to a count and to a head request', async () => {
    const { eva } = cast
    const counted = await eva.client
      .from('profiles')
      .select('id', { count: 'exact' })
      .eq('city', 'Secretópolis')
    expect(counted).toMatchObject({ data: [], count: 0 })
    const head = await eva.client
      .from('profiles')
      .select('id', { count: 'exact', head: true })
      .not('birth_year', 'is', null)
    expect(head.count).toBe(1)
  })

  test('to the answer of a write', async () => {
    const { eva, ana } = cast
    const { data } = await eva.client.from('profiles').update({ bio: 'x' }).eq('id', ana.id).select('city')
    expect(data).toEqual([])
  })

  test('but a friend reads them', async () => {
    const { bea, ana } = cast
    const { data } = await bea.client.from('profiles').select('city').eq('id', ana.id).single()
    expect(data?.city).toBe('Secretópolis')
  })
})

describe('a conversation of others stays closed', () => {
  test('to a read with any filter', async () => {
    const { eva, ana, bea } = cast
    const all = await eva.client.from('chat_messages').select('*')
    const named = await eva.client
      .from('chat_messages')
      .select('*')
      .or(`and(sender_id.eq.${ana.id},receiver_id.eq.${bea.id}),content.ilike.*Bea*`)
    expect([all.data, named.data]).toEqual([[], []])
  })

  test('to the functions, whose arguments name a member', async () => {
    const { eva, ana } = cast
    const page = await eva.client.rpc('get_conversation', { friend_id: ana.id, page_size: 1_000_000 })
    expect(page.data).toEqual([])
  })

  test('to an embed from a card', async () => {
    const { data } = await cast.eva.client
      .from('member_cards')
      .select('username, sent:chat_messages!sender_id(content), asked:friend_requests!sender_id(status)')
      .eq('id', cast.ana.id)
      .single()
    expect(data).toEqual({ username: cast.ana.name, sent: [], asked: [] })
  })
})

test("who likes, saves and has read what is nobody else's business", async () => {
  const { ana, bea, eva, posts } = cast
  await bea.client.from('post_likes').insert({ post_id: posts.open }).throwOnError()
  await bea.client.from('saved_posts').insert({ post_id: posts.open }).throwOnError()
  for (const { client } of [eva, ana]) {
    const { data } = await client
      .from('posts')
      .select('likes_count, post_likes(user_id), saved_posts(user_id)')
      .eq('id', posts.open)
      .single()
    expect(data).toEqual({ likes_count: 1, post_likes: [], saved_posts: [] })
  }
  const marks = await ana.client.from('chat_reads').select('*').eq('user_id', bea.id)
  expect(marks.data).toEqual([])
})

// spec: 6.adults.deny
test('a minor finds nothing of lizysfriends by any way', async () => {
  const { nico, posts } = cast
  const { client } = nico
  const [direct, comments, embedded, counted] = await Promise.all([
    client.from('posts').select('id').eq('category', 'lizysfriends'),
    client.from('post_comments').select('content').eq('post_id', posts.adult),
    client.from('member_cards').select('posts!posts_user_id_fkey(id)').eq('id', cast.ana.id).single(),
    client.from('posts').select('*', { count: 'exact', head: true }).eq('id', posts.adult),
  ])
  expect(direct.data).toEqual([])
  expect(comments.data).toEqual([])
  expect(embedded.data?.posts).toEqual([{ id: posts.open }])
  expect(counted.count).toBe(0)
})

test('a search takes wildcards literally', async () => {
  for (const q of ['%%', '__', '*a', "a' or 1=1"]) {
    const { data } = await cast.eva.client.rpc('search_members', { q })
    expect(data).toEqual([])
  }
})

test('the export holds nothing of others', async () => {
  const { data } = await cast.eva.client.rpc('export_my_data')
  expect(JSON.stringify(data)).not.toMatch(/Secretópolis|Solo para Bea/)
})

test.each(['storage', 'auth', 'private', 'extensions'])('schema %s is not served', async (schema) => {
  const response = await fetch(`${backend.url}/rest/v1/users?select=*`, {
    headers: { apikey: backend.publishableKey, 'accept-profile': schema },
  })
  expect(response.status).toBeGreaterThanOrEqual(400)
})

const read = (token: string, { url, publishableKey } = backend) =>
  fetch(`${url}/rest/v1/profiles?select=id`, {
    headers: { apikey: publishableKey, authorization: `Bearer ${token}` },
  })

const testSigned = testEmbedded('it signs tokens with the secret of its server')

testSigned('a token that has expired is refused, where one that has not, or just now, is taken', async () => {
  const data = await mkdtemp(join(tmpdir(), 'cosmia-signed-'))
  const own = await startBackend({ data })
  const { jwtSecret } = JSON.parse(await readFile(join(data, 'keys.json'), 'utf8')) as { jwtSecret: string }
  const ana = await newMember(own, 'ana')
  const answerTo = async (expires: string) => {
    const token = await new SignJWT({ role: 'authenticated', sub: ana.id })
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime(expires)
      .sign(new TextEncoder().encode(jwtSecret))
    return (await read(token, own)).status
  }
  const answers = [await answerTo('1h'), await answerTo('-1s'), await answerTo('-60s')]
  expect(answers).toEqual([200, 200, 401])
  await own.stop()
  await rm(data, { recursive: true })
})

describe('a token', () => {
  const forge = (claims: Record<string, unknown>, secret = 'a-secret-that-is-not-the-servers-own-one') =>
    new SignJWT({ role: 'authenticated', sub: cast.ana.id, aud: 'authenticated', ...claims })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode(secret))

  test('that somebody else signed is refused', async () => {
    expect((await read(await forge({}))).status).toBe(401)
  })

  test('that asks for the service role is refused', async () => {
    expect((await read(await forge({ role: 'service_role' }))).status).toBe(401)
  })

  test('without a signature is refused', async () => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const claims = { role: 'authenticated', sub: cast.ana.id, exp: Math.floor(Date.now() / 1000) + 3_600 }
    expect((await read(`${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`)).status).toBe(401)
  })

  test('whose claims were changed is refused', async () => {
    const { data } = await cast.eva.client.auth.getSession()
    const [header = '', claims = '', signature = ''] = (data.session?.access_token ?? '').split('.')
    const changed = { ...JSON.parse(Buffer.from(claims, 'base64url').toString()), sub: cast.ana.id }
    const body = Buffer.from(JSON.stringify(changed)).toString('base64url')
    expect((await read(`${header}.${body}.${signature}`)).status).toBe(401)
  })

  // spec: 6.data.signed-in
  test('is needed: the publishable key alone reads no table', async () => {
    const { error } = await cast.anon.from('profiles').select('id')
    expect(error?.code).toBe('42501')
  })
})

test('a deleted account writes nothing more with its old token', async () => {
  const { nico } = cast
  await nico.client.rpc('delete_account').throwOnError()
  const { error } = await nico.client.from('posts').insert({ content: 'Sigo aquí' })
  expect(error?.code).toBe('42501')
  const upload = await nico.client.storage
    .from('user-assets')
    .upload(`${nico.id}/posts/1.png`, new Blob(['x'], { type: 'image/png' }))
  expect(upload.error?.message).toBe('Only members store files')
  const refreshed = await nico.client.auth.refreshSession()
  expect(refreshed.error).not.toBeNull()
})
