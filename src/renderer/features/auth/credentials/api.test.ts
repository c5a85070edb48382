// @vitest-environment node -- jsdom's crypto has no hashes.
import { beforeEach, expect, test, vi } from 'vitest'
import type { Credentials } from './credentials.ts'
import { signUp } from './api.ts'

interface SentSignUp {
  readonly options: { readonly data: Readonly<Record<string, unknown>> }
}

const auth = vi.hoisted(() => ({ signUp: vi.fn<(sent: SentSignUp) => Promise<unknown>>() }))
const rpc = vi.hoisted(() => vi.fn())
vi.mock('#renderer/server/supabase.ts', () => ({ supabase: () => ({ auth, rpc }) }))

const values: Credentials = {
  username: 'ana',
  birthYear: '1990',
  email: 'ana@cosmia.test',
  password: 'cosmos-2026',
  confirmation: 'cosmos-2026',
}

/** Answers with an account whose metadata are those that were sent, changed as told. */
const answerWith = (change: Readonly<Record<string, unknown>> = {}) =>
  auth.signUp.mockImplementation(({ options }) => {
    const user = { id: 'u1', identities: [{ provider: 'email' }], user_metadata: options.data, ...change }
    return Promise.resolve({ data: { user, session: null }, error: null })
  })

const sentData = () => auth.signUp.mock.lastCall?.[0].options.data

beforeEach(() => {
  vi.restoreAllMocks()
  rpc.mockReset()
})

// spec: 7.auth.sign-up
test('the server gets the SHA-256 of the secret that the new account keeps', async () => {
  const nonce = '0f8fad5b-d9cb-469f-a165-70867728950e'
  vi.spyOn(crypto, 'randomUUID').mockReturnValue(nonce)
  answerWith()
  expect(await signUp(values)).toEqual({
    kind: 'created',
    account: {
      userId: 'u1',
      email: 'ana@cosmia.test',
      username: 'ana',
      birthYear: '1990',
      nonce,
      signedIn: false,
      isForeign: false,
    },
  })
  expect(sentData()).toEqual({
    username: 'ana',
    birth_year: 1990,
    bio: 'Explorando el universo digital en Cosmia.',
    signup_hash: 'c812e1edb64417d6090dcfbaf16c21cd8e8665c04396e1edb472fecfb2797c6a',
  })
})

test('each sign-up has a secret of its own', async () => {
  answerWith()
  await signUp(values)
  const first = sentData()?.['signup_hash']
  await signUp(values)
  expect(sentData()?.['signup_hash']).not.toBe(first)
})

test.each([
  ['another hash', { username: 'ana', signup_hash: '0'.repeat(64) }],
  ['no hash', { username: 'ana' }],
])(
  'an earlier account with %s, still unconfirmed, loses its password and waits with what was typed',
  async (_name, user_metadata) => {
    answerWith({ user_metadata })
    rpc.mockResolvedValue({ error: null })
    const account = { userId: 'u1', email: 'ana@cosmia.test', username: 'ana', isForeign: true }
    expect(await signUp(values)).toMatchObject({ kind: 'waiting', account })
    expect(rpc).toHaveBeenCalledExactlyOnceWith('disown_signup', { email: 'ana@cosmia.test' })
  },
)

test('where its password stays, the sign-up has failed: its mail would confirm it', async () => {
  answerWith({ user_metadata: { signup_hash: '0'.repeat(64) } })
  const error = new TypeError('Failed to fetch')
  rpc.mockResolvedValue({ error })
  await expect(signUp(values)).rejects.toBe(error)
})

test('a confirmed e-mail is taken', async () => {
  answerWith({ identities: [], user_metadata: {} })
  expect(await signUp(values)).toEqual({ kind: 'taken' })
})

test('a refusal by the server, as of a short password, reaches the caller as it came', async () => {
  const error = new Error('Password should be at least 10 characters.')
  auth.signUp.mockResolvedValue({ data: { user: null, session: null }, error })
  await expect(signUp(values)).rejects.toBe(error)
})
