import { beforeAll, expect, test } from 'vitest'
import { sharedBackend, type TestBackend } from './start-backend.ts'
import { mailsTo, newClient, newMember, password, unique, type Client } from './support/members.ts'

let backend: TestBackend
let admin: Client

beforeAll(async () => {
  backend = await sharedBackend()
  admin = newClient(backend, backend.secretKey)
})

const name = unique('hecha')
const email = `${name}@prueba.test`
const made = { email, password, email_confirm: true, user_metadata: { username: name, birth_year: 1990 } }
const signIn = (typed: string, address = email) =>
  newClient(backend).auth.signInWithPassword({ email: address, password: typed })

test('the secret key makes a member, who signs in and has a profile and a card', async () => {
  const { data, error } = await admin.auth.admin.createUser(made)
  expect(error).toBeNull()
  expect(data.user).toMatchObject({
    email,
    role: 'authenticated',
    email_confirmed_at: expect.any(String),
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { username: name, email_verified: true },
    identities: [{ provider: 'email', identity_data: { email } }],
  })
  expect(await mailsTo(backend, email, 0)).toEqual([])

  const client = newClient(backend)
  const session = await client.auth.signInWithPassword({ email, password })
  expect(session.data.user?.id).toBe(data.user?.id)
  const profile = await client.from('profiles').select('username, birth_year').single()
  expect(profile.data).toEqual({ username: name, birth_year: 1990 })
  const card = await client
    .from('member_cards')
    .select('username')
    .eq('id', data.user?.id ?? '')
    .single()
  expect(card.data).toEqual({ username: name })
})

test('one whose e-mail is not confirmed waits for its code, and is found by nobody', async () => {
  const waiting = { ...made, email: `${unique('sin-confirmar')}@prueba.test`, email_confirm: false }
  expect((await admin.auth.admin.createUser(waiting)).error).toBeNull()
  expect((await signIn(password, waiting.email)).error?.code).toBe('email_not_confirmed')
})

test('an e-mail that has an account, none at all and a broken one are refused by their codes', async () => {
  const refusal = async (user: object) => {
    const { error } = await admin.auth.admin.createUser(user)
    return [error?.status, error?.code]
  }
  expect(await refusal({ ...made, email: email.toUpperCase() })).toEqual([422, 'email_exists'])
  expect(await refusal({ password })).toEqual([400, 'validation_failed'])
  expect(await refusal({ email: 'sin-arroba', password })).toEqual([400, 'validation_failed'])
})

test('a member is read, listed, changed and deleted', async () => {
  const member = await newMember(backend, unique('ana'))
  const { data: read } = await admin.auth.admin.getUserById(member.id)
  expect(read.user).toMatchObject({ id: member.id, email: member.email })
  const { data: first } = await admin.auth.admin.listUsers({ page: 1, perPage: 1 })
  expect(first).toMatchObject({ users: [{ aud: 'authenticated' }], aud: 'authenticated', nextPage: 2 })
  expect('total' in first && first.total).toBeGreaterThan(1)
  // The newest come first; on a server that others use, some may have come since.
  const { data: list } = await admin.auth.admin.listUsers({ page: 1, perPage: 100 })
  expect(list.users.map(({ id }) => id)).toContain(member.id)

  const weak = await admin.auth.admin.updateUserById(member.id, { password: 'corta' })
  expect(weak.error).toMatchObject({ status: 422, code: 'weak_password' })
  const change = { password: 'otro-cosmos-2026', user_metadata: { color: 'azul' } }
  const { data: changed } = await admin.auth.admin.updateUserById(member.id, change)
  expect(changed.user?.user_metadata).toMatchObject({ username: member.name, color: 'azul' })
  expect((await member.client.auth.refreshSession()).error).not.toBeNull()
  expect((await signIn(password, member.email)).error?.code).toBe('invalid_credentials')
  expect((await signIn('otro-cosmos-2026', member.email)).error).toBeNull()

  expect((await admin.auth.admin.deleteUser(member.id)).error).toBeNull()
  const gone = await admin.auth.admin.getUserById(member.id)
  expect(gone.error).toMatchObject({ status: 404, code: 'user_not_found' })
  expect((await signIn('otro-cosmos-2026', member.email)).error?.code).toBe('invalid_credentials')
})

test('nobody else may: not the publishable key, not a member, not a foreign key, not a page with the secret one', async () => {
  const bea = await newMember(backend, unique('bea'))
  const { data } = await bea.client.auth.getSession()
  const token = data.session?.access_token ?? ''
  const answer = async (headers: Record<string, string>) => {
    for (const [method, path] of [
      ['POST', ''],
      ['GET', ''],
      ['DELETE', `/${bea.id}`],
    ] as const) {
      const body =
        method === 'POST' ? JSON.stringify({ ...made, email: `${unique('intrusa')}@prueba.test` }) : null
      const response = await fetch(`${backend.url}/auth/v1/admin/users${path}`, { method, headers, body })
      expect([path, response.status]).toEqual([path, headers['expected'] === '401' ? 401 : 403])
    }
  }
  const { publishableKey, secretKey } = backend
  await answer({ apikey: publishableKey })
  await answer({ apikey: publishableKey, authorization: `Bearer ${publishableKey}` })
  await answer({ apikey: publishableKey, authorization: `Bearer ${secretKey}` })
  await answer({ apikey: publishableKey, authorization: `Bearer ${token}` })
  await answer({ apikey: secretKey, authorization: `Bearer ${token}` })
  await answer({ apikey: secretKey, authorization: 'Bearer ey.forged.token' })
  await answer({ expected: '401' })
  await answer({ expected: '401', apikey: 'sb_secret_adivinada' })
  await answer({ expected: '401', apikey: secretKey, 'user-agent': 'Mozilla/5.0 (X11; Linux)' })
  expect((await bea.client.auth.getUser()).data.user?.id).toBe(bea.id)
})
