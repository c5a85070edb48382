import { beforeAll, describe, expect, test } from 'vitest'
import { sharedBackend, type TestBackend } from './start-backend.ts'
import { befriend, newClient, newMember, unique, type Member } from './support/members.ts'

let backend: TestBackend
let ana: Member
let bea: Member

beforeAll(async () => {
  backend = await sharedBackend()
  ana = await newMember(backend, unique('ana'))
  bea = await newMember(backend, unique('bea'))
})

async function post(member: Member, content: string): Promise<string> {
  const { data } = await member.client.from('posts').insert({ content }).select('id').single().throwOnError()
  return data.id
}

describe('an embed', () => {
  // spec: 3.posts.derived, 7.feed.read
  test('by the name of its column shows the author of each row', async () => {
    const id = await post(bea, 'Hola desde Orión')
    const { data } = await ana.client
      .from('posts')
      .select('content, user_liked, user_saved, author:member_cards!posts_user_id_fkey(id, username)')
      .eq('id', id)
      .single()
    expect(data).toEqual({
      content: 'Hola desde Orión',
      user_liked: false,
      user_saved: false,
      author: { id: bea.id, username: bea.name },
    })
  })

  test('carries times in the form of the rows around it', async () => {
    const id = await post(ana, 'con comentario')
    await ana.client.from('post_comments').insert({ post_id: id, content: 'primero' }).throwOnError()
    const { data } = await ana.client
      .from('posts')
      .select('created_at, post_comments(created_at)')
      .eq('id', id)
      .single()
    const iso = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/
    expect(data?.created_at).toMatch(iso)
    expect(data?.post_comments[0]?.created_at).toMatch(iso)
  })
})

test('members are found without the accents of their name, also after they changed it', async () => {
  const jose = await newMember(backend, unique('pepe'))
  const mark = unique('x')
  const username = `José Ángel ${mark}`
  await jose.client.from('profiles').update({ username }).eq('id', jose.id).throwOnError()
  for (const q of [`jose angel ${mark}`, `JOSÉ ÁNGEL ${mark}`.toUpperCase(), `angel ${mark}`]) {
    const { data } = await ana.client.rpc('search_members', { q }).throwOnError()
    expect(data.map(({ username }) => username)).toEqual([username])
  }
})

// spec: 7.feed.read
test('keyset pages show every row once, newest first', async () => {
  const carla = await newMember(backend, unique('carla'))
  const rows = Array.from({ length: 45 }, (_row, place) => ({ content: `página ${place}` }))
  await carla.client.from('posts').insert(rows).throwOnError()
  await post(carla, 'la última')
  const seen: string[] = []
  let cursor: { created_at: string; id: string } | undefined
  do {
    const page = carla.client
      .from('posts')
      .select('id, content, created_at')
      .eq('user_id', carla.id)
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(20)
    if (cursor) {
      const { created_at: at, id } = cursor
      page.lte('created_at', at).or(`created_at.lt.${at},and(created_at.eq.${at},id.lt.${id})`)
    }
    const { data } = await page.throwOnError()
    seen.push(...data.map((row) => row.content))
    cursor = data.at(-1)
  } while (cursor)
  expect(seen[0]).toBe('la última')
  expect(seen).toHaveLength(46)
  expect(new Set(seen).size).toBe(46)
})

describe('a function of the database', () => {
  // spec: 7.friends
  test('is called with the rights of the caller', async () => {
    await befriend(ana, bea)
    const friends = await ana.client.rpc('get_friends')
    expect(friends.data?.map((friend) => friend.username)).toEqual([bea.name])
    const nobody = await newClient(backend).rpc('get_friends')
    expect(nobody.error?.code).toBe('42501')
  })
})

describe('an error', () => {
  test('for one row that is not there is PGRST116', async () => {
    const { error } = await ana.client.from('posts').select().eq('id', crypto.randomUUID()).single()
    expect(error?.code).toBe('PGRST116')
  })

  test('for a row that is there already is 23505', async () => {
    const id = await post(ana, 'me gusta dos veces')
    await bea.client.from('post_likes').insert({ post_id: id }).throwOnError()
    const { error } = await bea.client.from('post_likes').insert({ post_id: id })
    expect(error?.code).toBe('23505')
  })
})

test('the secret key is above the privileges of columns', async () => {
  const admin = newClient(backend, backend.secretKey)
  const { error } = await admin.from('profiles').update({ role: 'member' }).eq('id', ana.id)
  expect(error).toBeNull()
})

test('requests of many members at once stay apart', async () => {
  const atOnce = [ana, bea, ana, bea, ana, bea, ana, bea]
  const friendOf = (id: string) => (id === ana.id ? bea.id : ana.id)
  for (let round = 0; round < 8; round++) {
    const friends = await Promise.all(
      atOnce.map(async ({ client }) => (await client.rpc('get_friends')).data?.map(({ id }) => id)),
    )
    expect(friends).toEqual(atOnce.map(({ id }) => [friendOf(id)]))
  }
})

describe('a window of any origin', () => {
  const preflight = {
    method: 'OPTIONS',
    headers: {
      origin: 'https://bundle.app.invalid',
      'access-control-request-method': 'POST',
      'access-control-request-headers':
        'apikey,authorization,content-type,x-client-info,x-supabase-api-version',
    },
  }

  test.each(['/auth/v1/token', '/rest/v1/posts', '/storage/v1/object/list/user-assets'])(
    'may call %s',
    async (path) => {
      const response = await fetch(`${backend.url}${path}`, preflight)
      expect(response.ok).toBe(true)
      expect(response.headers.get('access-control-allow-origin')).toBe('*')
      expect(response.headers.get('access-control-allow-headers')).toBe(
        preflight.headers['access-control-request-headers'],
      )
    },
  )

  test('reads the answer, the refusals too', async () => {
    const response = await fetch(`${backend.url}/rest/v1/posts`, { headers: { origin: 'app://bundle' } })
    expect(response.status).toBe(401)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
  })
})
