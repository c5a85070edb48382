import type { AuthError } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBackend, type TestBackend } from './start-backend.ts'
import { newClient, newMember, password, unique, type Client } from './support/members.ts'
import { totpOf, wrongTotpOf } from './support/totp.ts'

// A server of its own: on all others these limits are lifted, as on any project whose tests come from one network.
let backend: TestBackend

beforeAll(async () => {
  backend = await startBackend({ mailPause: 60 })
})

afterAll(() => backend.stop())

/** A client as a proxy in front of the server tells of it. */
function clientFrom(network: string) {
  const ask: typeof fetch = (input, init) => {
    const headers = new Headers(init?.headers)
    headers.set('x-forwarded-for', `${network}, 203.0.113.1`)
    return fetch(input, { ...init, headers })
  }
  return newClient(backend, backend.publishableKey, ask)
}

test('thirty sign-ins and renewals together pass at once from one network, others are not held up', async () => {
  const { email, client } = await newMember(backend, unique('ana'))
  const refresh_token = (await client.auth.getSession()).data.session?.refresh_token ?? ''
  const times = async (count: number, ask: (client: Client) => Promise<{ error: AuthError | null }>) =>
    (await Promise.all(Array.from({ length: count }, () => ask(clientFrom('198.51.100.1'))))).map(
      ({ error }) => error?.code,
    )
  // Far more than thirty: on a slow machine some pass meanwhile, one in two seconds.
  const nobody = { email: 'nadie@prueba.test', password }
  const signIns = await times(60, ({ auth }) => auth.signInWithPassword(nobody))
  const passed = signIns.filter((code) => code === 'invalid_credentials').length
  expect(passed).toBeGreaterThanOrEqual(30)
  expect(signIns.filter((code) => code === 'over_request_rate_limit')).toHaveLength(60 - passed)
  expect(passed).toBeLessThan(60)
  const renewals = await times(20, ({ auth }) => auth.refreshSession({ refresh_token: 'inventada123' }))
  expect(renewals).toContain('over_request_rate_limit')
  const elsewhere = clientFrom('198.51.100.2')
  expect((await elsewhere.auth.signInWithPassword({ email, password })).error).toBeNull()
  expect((await elsewhere.auth.refreshSession({ refresh_token })).error).toBeNull()
})

test('guesses of a code come to an end, by the network that guesses', async () => {
  const guess = { email: 'nadie@prueba.test', token: '12345678', type: 'email' } as const
  const codesFrom = async (network: string, tries: number) => {
    const ask = () => clientFrom(network).auth.verifyOtp(guess)
    const answers = await Promise.all(Array.from({ length: tries }, ask))
    return [...new Set(answers.map(({ error }) => error?.code))].sort()
  }
  expect(await codesFrom('198.51.100.3', 60)).toEqual(['otp_expired', 'over_request_rate_limit'])
  expect(await codesFrom('198.51.100.4', 1)).toEqual(['otp_expired'])
})

test('guesses of a second step, too', async () => {
  const { email } = await newMember(backend, unique('zoe'))
  const client = clientFrom('198.51.100.7')
  await client.auth.signInWithPassword({ email, password })
  const { data: factor } = await client.auth.mfa.enroll({ factorType: 'totp' })
  const { data: challenge } = await client.auth.mfa.challenge({ factorId: factor?.id ?? '' })
  const code = wrongTotpOf(factor?.totp.secret ?? '')
  const guess = { factorId: factor?.id ?? '', challengeId: challenge?.id ?? '', code }
  const answers = await Promise.all(Array.from({ length: 60 }, () => client.auth.mfa.verify(guess)))
  const codes = new Set(answers.map(({ error }) => error?.code))
  expect([...codes].sort()).toEqual(['mfa_verification_failed', 'over_request_rate_limit'])
})

test('the challenge of a second step is answered from the network that asked for it alone', async () => {
  const { email } = await newMember(backend, unique('iris'))
  const home = clientFrom('198.51.100.5')
  const { data } = await home.auth.signInWithPassword({ email, password })
  const { data: factor } = await home.auth.mfa.enroll({ factorType: 'totp' })
  const factorId = factor?.id ?? ''
  const { data: challenge } = await home.auth.mfa.challenge({ factorId })
  const answer = { factorId, challengeId: challenge?.id ?? '', code: totpOf(factor?.totp.secret ?? '') }
  const train = clientFrom('198.51.100.6')
  await train.auth.setSession(data.session ?? { access_token: '', refresh_token: '' })
  const mismatch = { status: 422, code: 'mfa_ip_address_mismatch' }
  expect((await train.auth.mfa.verify(answer)).error).toMatchObject(mismatch)
  expect((await home.auth.mfa.verify(answer)).error).toBeNull()
})
