import { beforeAll, describe, expect, test } from 'vitest'
import { sharedBackend, type TestBackend } from './start-backend.ts'
import { newMember, unique, type Client, type Member } from './support/members.ts'

let backend: TestBackend
let ana: Member
let authorization: string

beforeAll(async () => {
  backend = await sharedBackend()
  ana = await newMember(backend, unique('ana'))
  const { data } = await ana.client.auth.getSession()
  authorization = `Bearer ${String(data.session?.access_token)}`
})

const contents = async (): Promise<string[]> => {
  const { data } = await ana.client.from('posts').select('content').eq('user_id', ana.id).throwOnError()
  return data.map(({ content }) => content).sort()
}

async function publish(...texts: string[]): Promise<string> {
  const rows = texts.map((content) => ({ content }))
  const { data } = await ana.client.from('posts').insert(rows).select('id').throwOnError()
  return data[0]?.id ?? ''
}

/** A request to the table of posts that no client library would make. */
const ask = (method: string, query: string, body: string) =>
  fetch(`${backend.url}/rest/v1/posts${query}`, {
    method,
    headers: { apikey: backend.publishableKey, authorization, 'content-type': 'application/json' },
    body,
  })

type Attempt = [what: string, code: string, attempt: (client: Client, id: string) => PromiseLike<unknown>]

const refused: Attempt[] = [
  ['a change without a filter', '21000', (client) => client.from('posts').update({ content: 'x' })],
  ['a deletion without a filter', '21000', (client) => client.from('posts').delete()],
  [
    'one object, where several rows are changed',
    'PGRST116',
    (client) => client.from('posts').update({ content: 'x' }).eq('user_id', ana.id).select('id').single(),
  ],
  [
    'one object with its author, where several rows are removed',
    'PGRST116',
    (client) =>
      client
        .from('posts')
        .delete()
        .eq('user_id', ana.id)
        .select('id, author:member_cards!posts_user_id_fkey(id)')
        .single(),
  ],
  [
    'a row over one that is there, by a column that may not be changed',
    '42501',
    (client, id) => client.from('posts').upsert({ id, content: 'x' }),
  ],
  ['half a letter', 'PGRST102', (client) => client.from('posts').insert({ content: 'a\ud83d' })],
  ['half a letter for a function', 'PGRST102', (client) => client.rpc('search_members', { q: 'ab\ud83d' })],
  [
    'a letter that no text can have',
    '22P05',
    (client) => client.from('posts').insert({ content: 'a\u0000' }),
  ],
  ['a row without any value', '23514', (client) => client.from('posts').insert({} as { content: string })],
  [
    'an embed that several relations could mean',
    'PGRST201',
    (client) => client.from('member_cards').select('posts(id)').eq('id', ana.id),
  ],
]

test.each(refused)('%s is refused, and nothing has changed', async (_what, code, attempt) => {
  const id = await publish('una', 'otra')
  const before = await contents()
  expect(await attempt(ana.client, id)).toMatchObject({ data: null, error: { code } })
  expect(await contents()).toEqual(before)
})

test('a row put in the place of another is refused by the column that may not be changed', async () => {
  const id = await publish('en su sitio')
  const answer = await ask('PUT', `?id=eq.${id}`, JSON.stringify({ id, content: 'x' }))
  expect([answer.status, await answer.json()]).toMatchObject([403, { code: '42501' }])
})

describe('a value that one of several rows leaves out', () => {
  const rows = [{ content: 'sin' }, { content: 'con', category: 'humordidas' as const }]

  test('is the default of its column when that is asked for, in the answer too', async () => {
    const { data } = await ana.client
      .from('posts')
      .insert(rows, { defaultToNull: false })
      .select('content, category')
    expect(data).toEqual([{ content: 'sin', category: 'general' }, rows[1]])
  })

  test('is null otherwise, which a post may not have', async () => {
    const { error } = await ana.client.from('posts').insert(rows).select('content, category')
    expect(error?.code).toBe('42501')
  })
})

test('a row asked back as one object is one, also with its author', async () => {
  const { data } = await ana.client
    .from('posts')
    .insert({ content: 'con autora' })
    .select('content, author:member_cards!posts_user_id_fkey(username)')
    .single()
  expect(data).toEqual({ content: 'con autora', author: { username: ana.name } })
})

test('a token that is none is refused, not taken for nobody', async () => {
  authorization = 'Bearer abc'
  const answer = await ask('POST', '', JSON.stringify({ content: 'x' }))
  expect([answer.status, await answer.json()]).toMatchObject([401, { code: 'PGRST301' }])
})
