import { createClient } from '@supabase/supabase-js'
import { beforeAll, expect, test } from 'vitest'
import { testEmbedded } from '../hosted/embedded-only.ts'
import { sharedBackend, startBackend, type TestBackend } from './start-backend.ts'
import { codeFor, mailsTo, newClient, newMember, password, unique } from './support/members.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await sharedBackend()
})

/** An account that waits for its code. */
async function waiting(name: string): Promise<string> {
  const email = `${unique(name)}@prueba.test`
  const { error } = await newClient(backend).auth.signUp({ email, password })
  if (error) throw error
  return email
}

test('a throw-away address makes no account, and the member reads why', async () => {
  const { data, error } = await newClient(backend).auth.signUp({ email: 'fugaz@mailinator.com', password })
  expect(data.user).toBeNull()
  expect(error).toMatchObject({
    status: 403,
    code: 'unknown',
    message: expect.stringMatching(/^Usa un email que vayas a conservar/),
  })
})

test('that an account waits for its code is told only to who knows its password', async () => {
  const email = await waiting('espera')
  const signIn = async (typed: string) =>
    (await newClient(backend).auth.signInWithPassword({ email, password: typed })).error?.code
  expect(await signIn('adivinada-2026')).toBe('invalid_credentials')
  expect(await signIn(password)).toBe('email_not_confirmed')
})

test.each([
  ['asked for by a code', (email: string) => newClient(backend).auth.signInWithOtp({ email })],
  ['sent again', (email: string) => newClient(backend).auth.resend({ type: 'signup', email })],
  [
    'signed up again',
    (email: string) => newClient(backend).auth.signUp({ email, password: 'otra-clave-2026' }),
  ],
])(
  'the mail of an account that waits is that of the sign-up, %s, and its code no other',
  async (_how, ask) => {
    const email = await waiting('otra')
    const first = await codeFor(backend, email)
    expect((await ask(email)).error).toBeNull()
    const mails = await mailsTo(backend, email, 2)
    expect(mails.map(({ subject }) => subject)).toEqual(['Confirma tu cuenta', 'Confirma tu cuenta'])
    const verify = async (token: string, type: 'signup' | 'magiclink' | 'email') =>
      (await newClient(backend).auth.verifyOtp({ email, token, type })).error?.code
    const token = await codeFor(backend, email)
    expect(await verify(first, 'email')).toBe('otp_expired')
    expect(await verify(token, 'magiclink')).toBe('otp_expired')
    expect(await verify(token, 'email')).toBeUndefined()
    expect(await verify(token, 'email')).toBe('otp_expired')
    const signIn = newClient(backend).auth.signInWithPassword({ email, password })
    expect((await signIn).error).toBeNull()
  },
)

test('whoever signs in by a code without an account has to confirm it', async () => {
  const name = unique('nueva')
  const email = `${name}@prueba.test`
  const client = newClient(backend)
  const options = { data: { username: name } }
  expect((await client.auth.signInWithOtp({ email, options })).error).toBeNull()
  const admin = newClient(backend, backend.secretKey)
  const cards = await admin.from('member_cards').select('username').eq('username', name)
  expect(cards.data).toEqual([])
  const token = await codeFor(backend, email)
  expect((await client.auth.verifyOtp({ email, token, type: 'email' })).error).toBeNull()
  const own = await client.from('profiles').select('username').single()
  expect(own.data).toEqual({ username: name })
})

test('a new password ends the sessions of all other devices by itself', async () => {
  const ana = await newMember(backend, unique('ana'))
  const other = newClient(backend)
  await other.auth.signInWithPassword({ email: ana.email, password })
  expect((await other.auth.updateUser({ password: 'otro-cosmos-2026' })).error).toBeNull()
  expect((await ana.client.auth.refreshSession()).error).not.toBeNull()
  expect((await other.auth.refreshSession()).error).toBeNull()
  const told = (await mailsTo(backend, ana.email, 2)).at(-1)
  expect(told?.subject).toBe('Tu contraseña ha cambiado')
  expect(told?.text).toContain(ana.email)
})

test.each([
  ['the former', (former: string, present: string) => [former, present]],
  ['the new', (former: string, present: string) => [present, former]],
])('a new e-mail waits for both addresses, first %s, and is told to the former', async (_first, order) => {
  const ana = await newMember(backend, unique('ana'))
  const present = `${unique('ana')}@prueba.test`
  expect((await ana.client.auth.updateUser({ email: present })).error).toBeNull()
  const [first = '', second = ''] = order(ana.email, present)
  const verify = async (email: string) => {
    const token = await codeFor(backend, email, email === present ? 1 : 2)
    return newClient(backend).auth.verifyOtp({ email, token, type: 'email_change' })
  }
  const emailNow = async () => (await ana.client.auth.getUser()).data.user?.email
  const confirmed = await verify(first)
  expect([confirmed.error, confirmed.data.session, await emailNow()]).toEqual([null, null, ana.email])
  expect((await verify(first)).error?.code).toBe('otp_expired')
  expect(await emailNow()).toBe(ana.email)
  expect((await verify(second)).error).toBeNull()
  expect(await emailNow()).toBe(present)
  const told = (await mailsTo(backend, ana.email, 3)).at(-1)
  expect(told?.subject).toBe('El email de tu cuenta ha cambiado')
  expect(told?.text).toContain(`pasó de ${ana.email} a ${present}`)
})

test('one code alone changes no e-mail, however often it is typed and however it was asked for', async () => {
  const ana = await newMember(backend, unique('ana'))
  const present = `${unique('ana')}@prueba.test`
  const auth = { flowType: 'pkce', persistSession: false, autoRefreshToken: false } as const
  const window = createClient(backend.url, backend.publishableKey, { auth })
  await window.auth.signInWithPassword({ email: ana.email, password })
  expect((await window.auth.updateUser({ email: present })).error).toBeNull()
  const token = await codeFor(backend, present)
  const verify = () => newClient(backend).auth.verifyOtp({ email: present, token, type: 'email_change' })
  expect((await verify()).error).toBeNull()
  expect((await verify()).error).not.toBeNull()
  expect((await ana.client.auth.getUser()).data.user?.email).toBe(ana.email)
})

test('no e-mail becomes one by which nobody signs up', async () => {
  const ana = await newMember(backend, unique('ana'))
  const present = `${unique('ana')}@mailinator.com`
  expect((await ana.client.auth.updateUser({ email: present })).error).toBeNull()
  const verify = async (email: string) => {
    const token = await codeFor(backend, email)
    return (await newClient(backend).auth.verifyOtp({ email, token, type: 'email_change' })).error
  }
  expect(await verify(present)).toBeNull()
  expect(await verify(ana.email)).not.toBeNull()
  expect((await ana.client.auth.getUser()).data.user?.email).toBe(ana.email)
})

const testPause = testEmbedded('it wants a server with the pause between mails that members have')

testPause('one e-mail is sent one mail a minute of each kind, and told how long to wait', async () => {
  const slow = await startBackend({ mailPause: 60 })
  try {
    const { auth } = newClient(slow)
    const email = 'prisa@prueba.test'
    const refusal = { status: 429, code: 'over_email_send_rate_limit' }
    expect((await auth.signUp({ email, password })).error).toBeNull()
    expect((await auth.signUp({ email, password })).error).toMatchObject({
      ...refusal,
      message: expect.stringMatching(
        /^For security purposes, you can only request this after \d\d seconds\.$/,
      ),
    })
    expect((await auth.signInWithOtp({ email })).error).toMatchObject(refusal)
    expect((await auth.resend({ type: 'signup', email })).error).toMatchObject(refusal)
    expect((await auth.resetPasswordForEmail(email)).error).toBeNull()
    expect((await auth.resetPasswordForEmail(email)).error).toMatchObject(refusal)
    const calm = { email: 'calma@prueba.test', password }
    expect((await auth.signUp(calm)).error).toBeNull()
    await auth.verifyOtp({ email: calm.email, token: await codeFor(slow, calm.email), type: 'email' })
    expect((await auth.updateUser({ email: 'calma-nueva@prueba.test' })).error).toBeNull()
    expect((await auth.updateUser({ email: 'calma-otra@prueba.test' })).error).toMatchObject(refusal)
    expect(await mailsTo(slow, email)).toHaveLength(2)
  } finally {
    await slow.stop()
  }
})
