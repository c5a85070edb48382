import { decodeJwt } from 'jose'
import { beforeAll, expect, test } from 'vitest'
import { sharedBackend, type TestBackend } from './start-backend.ts'
import { newClient, newMember, password, unique, type Member } from './support/members.ts'

let backend: TestBackend
let ana: Member

beforeAll(async () => {
  backend = await sharedBackend()
  ana = await newMember(backend, unique('ana'))
})

const claimsOf = (token = '') => decodeJwt<{ amr?: { method: string; timestamp: number }[] }>(token)
const seconds = () => Math.floor(Date.now() / 1000)

test('a token says how and when its session began', async () => {
  const before = seconds()
  const { data } = await newClient(backend).auth.signInWithPassword({ email: ana.email, password })
  const { amr, ...claims } = claimsOf(data.session?.access_token)
  expect(amr).toEqual([{ method: 'password', timestamp: expect.any(Number) }])
  expect(amr?.[0]?.timestamp).toBeGreaterThanOrEqual(before)
  expect(amr?.[0]?.timestamp).toBeLessThanOrEqual(seconds())
  expect(claims).toMatchObject({
    iss: `${backend.url}/auth/v1`,
    sub: ana.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: ana.email,
    phone: '',
    aal: 'aal1',
    is_anonymous: false,
    app_metadata: { provider: 'email' },
    user_metadata: { username: ana.name },
  })
})

test('which a renewal does not change: only who signs in anew did so just now', async () => {
  const client = newClient(backend)
  const { data } = await client.auth.signInWithPassword({ email: ana.email, password })
  const first = claimsOf(data.session?.access_token)
  const renewed = async () => claimsOf((await client.auth.refreshSession()).data.session?.access_token)
  await expect.poll(async () => (await renewed()).iat).toBeGreaterThan(first.iat ?? 0)
  expect(first.amr).toHaveLength(1)
  expect((await renewed()).amr).toEqual(first.amr)
})

test('by a code', async () => {
  const { data } = await ana.client.auth.getSession()
  expect(claimsOf(data.session?.access_token).amr).toMatchObject([{ method: 'otp' }])
})
