import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { sharedBackend, type TestBackend } from './start-backend.ts'
import { codeFor, newClient, newMember, password, unique, type Client } from './support/members.ts'

let backend: TestBackend
let admin: Client

beforeAll(async () => {
  backend = await sharedBackend()
  admin = newClient(backend, backend.secretKey)
})

const signIn = (email: string, typed = password) =>
  newClient(backend).auth.signInWithPassword({ email, password: typed })

const setBan = (id: string, ban_duration: string) => admin.auth.admin.updateUserById(id, { ban_duration })

test('who is banned is kept out by every door, reads nothing, and comes back when the ban is lifted', async () => {
  const { client, id, email } = await newMember(backend, unique('vetada'))
  const { data: banned, error } = await setBan(id, '24h')
  expect(error).toBeNull()
  const hours = (Date.parse(String(banned.user?.banned_until)) - Date.now()) / 3_600_000
  expect(hours).toBeGreaterThan(23.9)
  expect(hours).toBeLessThanOrEqual(24.1)

  const refusal = { status: 400, code: 'user_banned' }
  expect((await signIn(email)).error).toMatchObject(refusal)
  expect((await signIn(email, 'adivinada-2026')).error).toMatchObject(refusal)
  expect((await client.auth.getUser()).error).toMatchObject({ ...refusal, status: 403 })
  expect((await client.auth.updateUser({ data: { color: 'azul' } })).error).toMatchObject({
    ...refusal,
    status: 403,
  })
  expect((await client.auth.mfa.enroll({ factorType: 'totp' })).error).toMatchObject({
    ...refusal,
    status: 403,
  })
  expect((await client.from('profiles').select('id').eq('id', id)).data).toEqual([])
  expect((await newClient(backend).auth.resetPasswordForEmail(email)).error).toBeNull()
  const recovery = { email, token: await codeFor(backend, email), type: 'recovery' } as const
  expect((await newClient(backend).auth.verifyOtp(recovery)).error).toMatchObject({ ...refusal, status: 403 })
  expect((await client.auth.refreshSession()).error).toMatchObject(refusal)

  const other = await newMember(backend, unique('otra'))
  expect((await other.client.auth.updateUser({ email })).error?.code).toBe('email_exists')

  expect((await setBan(id, 'none')).error).toBeNull()
  const back = newClient(backend)
  expect((await back.auth.signInWithPassword({ email, password })).error).toBeNull()
  expect((await back.from('profiles').select('id').eq('id', id)).data).toEqual([{ id }])
})

test('the ban of the runbook is a date that the auth server reads, for a lifetime', async () => {
  const runbook = readFileSync(new URL('../../.github/runbook.md', import.meta.url), 'utf8')
  const [, duration = ''] = /ban_duration: '(\w+)'/.exec(runbook) ?? []
  const { id, email } = await newMember(backend, unique('lejana'))
  expect((await setBan(id, duration)).error).toBeNull()
  expect((await signIn(email)).error?.code).toBe('user_banned')
  const { data, error } = await admin.auth.admin.listUsers({ perPage: 1000 })
  expect(error).toBeNull()
  const until = data.users.find((user) => user.id === id)?.banned_until
  expect(new Date(String(until)).getFullYear() - new Date().getFullYear()).toBeGreaterThan(90)
  expect((await setBan(id, 'none')).error).toBeNull()
  expect((await signIn(email)).error).toBeNull()
})

test('a session outlives a ban that is lifted before its token ends', async () => {
  const { client, id } = await newMember(backend, unique('perdonada'))
  await setBan(id, '1h')
  expect((await client.auth.getUser()).error?.code).toBe('user_banned')
  await setBan(id, 'none')
  expect((await client.auth.refreshSession()).error).toBeNull()
})

test('a ban of no known length is refused', async () => {
  const { id } = await newMember(backend, unique('larga'))
  expect((await setBan(id, 'para siempre')).error).toMatchObject({ status: 400, code: 'validation_failed' })
})

test('a softly deleted account is there no more, and its e-mail is free', async () => {
  const { client, id, email } = await newMember(backend, unique('borrada'))
  expect((await admin.auth.admin.deleteUser(id, true)).error).toBeNull()
  expect((await signIn(email)).error?.code).toBe('invalid_credentials')
  expect((await client.from('profiles').select('id').eq('id', id)).data).toEqual([])
  expect((await client.auth.getUser()).error?.name).toBe('AuthSessionMissingError')
  const { data } = await newClient(backend).auth.signUp({ email, password })
  expect(data.user).toMatchObject({ email, identities: [{}] })
  expect(data.user?.id).not.toBe(id)
  expect((await admin.auth.admin.deleteUser(id)).error).toBeNull()
  expect((await admin.auth.admin.getUserById(id)).error?.code).toBe('user_not_found')
})
