import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { sharedBackend, type TestBackend } from './start-backend.ts'
import { befriend, codeFor, newClient, newMember, password, unique, type Member } from './support/members.ts'

let backend: TestBackend
let eva: Member

beforeAll(async () => {
  backend = await sharedBackend()
  eva = await newMember(backend, unique('eva'))
})

const typeOf = async (id: string) => {
  const admin = newClient(backend, backend.secretKey)
  const { data } = await admin.from('profiles').select('user_type').eq('id', id).single().throwOnError()
  return data.user_type
}

describe('an account that is not confirmed', () => {
  const nonce = crypto.randomUUID()
  const name = unique('nadia')
  const email = `${name}@prueba.test`
  let id = ''

  beforeAll(async () => {
    const signup_hash = createHash('sha256').update(nonce).digest('hex')
    const { data } = await newClient(backend).auth.signUp({
      email,
      password,
      options: { data: { username: name, birth_year: 1990, signup_hash } },
    })
    id = data.user?.id ?? ''
  })

  test('is found by nobody', async () => {
    const { data: found } = await eva.client.rpc('search_members', { q: name }).throwOnError()
    const { data: cards } = await eva.client.from('member_cards').select('id').eq('id', id).throwOnError()
    expect([found, cards]).toEqual([[], []])
    const { error } = await eva.client.from('friend_requests').insert({ receiver_id: id })
    expect(error?.code).toBe('23503')
  })

  test('tells id and hash to whoever signs up again, which opens nothing', async () => {
    const { data } = await newClient(backend).auth.signUp({ email, password: 'otra-clave-2026' })
    expect(data.user?.id).toBe(id)
    const guess = { user_id: id, user_type: 'Emprendedor Digital' }
    await eva.client.rpc('complete_signup', guess).throwOnError()
    await eva.client
      .rpc('complete_signup', { ...guess, nonce: String(data.user?.user_metadata['signup_hash']) })
      .throwOnError()
    expect(await typeOf(id)).toBeNull()
  })

  test('is not taken back by who holds no nonce, and keeps its name meanwhile', async () => {
    await eva.client.rpc('release_signup', { user_id: id, nonce: 'adivinado' }).throwOnError()
    const { data } = await newClient(backend)
      .rpc('offer_usernames', { wanted: name.toUpperCase() })
      .single()
      .throwOnError()
    expect(data).toEqual({
      is_free: false,
      offers: [expect.any(String), expect.any(String), expect.any(String)],
    })
  })

  test('takes the choice of who signed up, with the code that was sent last', async () => {
    const choice = { user_id: id, user_type: 'Explorador Casual', nonce }
    const { data: kept } = await newClient(backend).rpc('complete_signup', choice).throwOnError()
    expect([kept, await typeOf(id)]).toEqual([name, 'Explorador Casual'])
    const token = await codeFor(backend, email, 2)
    const { error } = await newClient(backend).auth.verifyOtp({ email, token, type: 'email' })
    expect(error).toBeNull()
    const { data } = await eva.client.rpc('search_members', { q: name }).throwOnError()
    expect(data).toHaveLength(1)
  })
})

test('whoever mistyped their e-mail takes that sign-up back and keeps the name', async () => {
  const nonce = crypto.randomUUID()
  const signup_hash = createHash('sha256').update(nonce).digest('hex')
  const client = newClient(backend)
  // A birth year that is still to come is left out; the sign-up goes on.
  const name = unique('olga')
  const options = { data: { username: name, birth_year: 9999, signup_hash } }
  const mistyped = await client.auth.signUp({ email: `${name}@preuba.test`, password, options })
  await client.rpc('release_signup', { user_id: mistyped.data.user?.id ?? '', nonce }).throwOnError()
  const { data, error } = await client.auth.signUp({ email: `${name}@prueba.test`, password, options })
  expect(error).toBeNull()
  const admin = newClient(backend, backend.secretKey)
  const profiles = await admin
    .from('profiles')
    .select('id, username, birth_year')
    .ilike('username', `${name}%`)
  expect(profiles.data).toEqual([{ id: data.user?.id, username: name, birth_year: null }])
})

test('a token that has outlived its account reads nothing and hears nothing of files', async () => {
  const gone = await newMember(backend, unique('gone'))
  await gone.client.rpc('delete_account').throwOnError()
  const reads = [
    () => gone.client.from('member_cards').select('id'),
    () => gone.client.from('posts').select('id'),
    () => gone.client.from('blog_posts').select('id'),
    () => gone.client.from('quantum_lux_banners').select('id'),
    () => gone.client.from('quantum_lux_experiences').select('id'),
    () => gone.client.rpc('search_members', { q: 'eva' }),
    () => gone.client.storage.from('user-assets').list(eva.id),
  ]
  // One after the other: of so many at once the server would refuse some for their number.
  for (const read of reads) expect((await read()).data).toEqual([])
})

test('nobody can keep a friend from deleting their account', async () => {
  const victim = await newMember(backend, unique('victima'))
  const friend = await newMember(backend, unique('amiga'))
  await befriend(victim, friend)
  const longest = `${friend.id}/chat/${victim.id}/${'a'.repeat(250)}.png`
  const file = new Blob(['x'], { type: 'image/png' })
  const stored = await friend.client.storage.from('chat-assets').upload(longest, file)
  expect(stored.error).toBeNull()
  const message = { sender_id: friend.id, receiver_id: victim.id, file_type: 'image/png' }
  await friend.client
    .from('chat_messages')
    .insert({ ...message, file_url: `chat-assets/${longest}` })
    .throwOnError()
  const tooLong = await friend.client
    .from('chat_messages')
    .insert({ ...message, file_url: `chat-assets/${friend.id}/chat/${victim.id}/${'a'.repeat(2_600)}` })
  expect(tooLong.error?.code).toBe('23514')
  const { error } = await victim.client.rpc('delete_account')
  expect(error).toBeNull()
})
