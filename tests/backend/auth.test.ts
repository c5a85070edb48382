import { beforeAll, describe, expect, test } from 'vitest'
import { sharedBackend, type TestBackend } from './start-backend.ts'
import { codeFor, mailsTo, newClient, newMember, password, unique, type Member } from './support/members.ts'

let backend: TestBackend
let ana: Member

beforeAll(async () => {
  backend = await sharedBackend()
  ana = await newMember(backend, unique('ana'))
})

describe('sign-up', () => {
  test('sends a mail in Spanish with a code of eight digits and no link, and opens no session', async () => {
    const email = `${unique('bea')}@prueba.test`
    const { data, error } = await newClient(backend).auth.signUp({ email, password })
    expect(error).toBeNull()
    expect(data.session).toBeNull()
    const [mail] = await mailsTo(backend, email)
    expect(mail?.subject).toBe('Confirma tu cuenta')
    expect(mail?.text).toMatch(/código[\s\S]*\b\d{8}\b/)
    expect(mail?.html).toContain(await codeFor(backend, email))
    expect(mail?.html).not.toContain('href')
  })

  test('needs a password of 8 characters', async () => {
    const email = `${unique('corta')}@prueba.test`
    const short = await newClient(backend).auth.signUp({ email, password: 'cosmos7' })
    expect(short.error).toMatchObject({ status: 422, code: 'weak_password' })
    expect((await newClient(backend).auth.signUp({ email, password: 'cosmos-8' })).error).toBeNull()
  })

  // spec: 7.auth.sign-up
  test('keeps the metadata for the profile', async () => {
    const { data } = await ana.client
      .from('profiles')
      .select('username, birth_year')
      .eq('id', ana.id)
      .single()
    expect(data).toEqual({ username: ana.name, birth_year: 1990 })
  })

  test('answers an e-mail that already has an account with a user without identities', async () => {
    const { data, error } = await newClient(backend).auth.signUp({ email: ana.email.toUpperCase(), password })
    expect(error).toBeNull()
    expect(data.user?.identities).toEqual([])
    expect(data.user?.id).not.toBe(ana.id)
    expect(data.session).toBeNull()
  })
})

describe('confirmation', () => {
  test('refuses a wrong code and then takes the right one', async () => {
    const client = newClient(backend)
    const email = `${unique('carla')}@prueba.test`
    await client.auth.signUp({ email, password })
    const code = await codeFor(backend, email)
    const wrong = String((Number(code) + 1) % 100_000_000).padStart(8, '0')
    const refused = await client.auth.verifyOtp({ email, token: wrong, type: 'signup' })
    expect(refused.error?.code).toBe('otp_expired')
    const taken = await client.auth.verifyOtp({ email, token: code, type: 'signup' })
    expect(taken.data.session?.user.email).toBe(email)
  })

  test('can be asked for again', async () => {
    const client = newClient(backend)
    const email = `${unique('elsa')}@prueba.test`
    await client.auth.signUp({ email, password })
    await client.auth.signInWithOtp({ email, options: { shouldCreateUser: false } })
    const token = await codeFor(backend, email, 2)
    const { data } = await client.auth.verifyOtp({ email, token, type: 'email' })
    expect(data.session?.user.email).toBe(email)
  })
})

describe('sign-in', () => {
  // spec: 7.auth.sign-in
  test('refuses a wrong password', async () => {
    const { error } = await newClient(backend).auth.signInWithPassword({
      email: ana.email,
      password: 'otra-cosa',
    })
    expect(error?.code).toBe('invalid_credentials')
  })

  // spec: 8.auth.not-confirmed
  test('says that the e-mail is not confirmed', async () => {
    const client = newClient(backend)
    const email = `${unique('fina')}@prueba.test`
    await client.auth.signUp({ email, password })
    const { error } = await client.auth.signInWithPassword({ email, password })
    expect(error?.message).toBe('Email not confirmed')
  })
})

describe('session', () => {
  test('is refreshed once with each refresh token', async () => {
    const client = newClient(backend)
    const { data } = await client.auth.signInWithPassword({ email: ana.email, password })
    const first = data.session?.refresh_token ?? ''
    const refreshed = await client.auth.refreshSession({ refresh_token: first })
    expect(refreshed.data.session?.refresh_token).not.toBe(first)
    expect(refreshed.data.session?.access_token).not.toBe('')
  })

  // spec: 7.auth.sign-out
  test('ends with the sign-out', async () => {
    const client = newClient(backend)
    const { data } = await client.auth.signInWithPassword({ email: ana.email, password })
    await client.auth.signOut({ scope: 'local' })
    const { error } = await client.auth.refreshSession({ refresh_token: data.session?.refresh_token ?? '' })
    expect(error).not.toBeNull()
  })
})

test('without a key nothing is answered', async () => {
  const response = await fetch(`${backend.url}/rest/v1/profiles?select=id`)
  expect(response.status).toBe(401)
})
