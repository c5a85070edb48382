import { beforeAll, expect, test } from 'vitest'
import { sharedBackend, type TestBackend } from './start-backend.ts'
import { codeFor, mailsTo, newClient, newMember, password, unique, type Member } from './support/members.ts'

let backend: TestBackend
let ana: Member

beforeAll(async () => {
  backend = await sharedBackend()
  ana = await newMember(backend, unique('ana'))
})

const NEW_PASSWORD = 'otro-cosmos-2026'

test('a forgotten password is replaced by the code of a mail, and other devices are signed out', async () => {
  const former = await ana.client.auth.getSession()
  const client = newClient(backend)
  expect((await client.auth.resetPasswordForEmail(ana.email.toUpperCase())).error).toBeNull()
  const mail = (await mailsTo(backend, ana.email, 2)).at(-1)
  expect(mail?.subject).toBe('Recupera tu contraseña')
  expect(mail?.html).not.toContain('href')
  const token = await codeFor(backend, ana.email, 2)

  const wrong = String((Number(token) + 1) % 100_000_000).padStart(8, '0')
  const refused = await client.auth.verifyOtp({ email: ana.email, token: wrong, type: 'recovery' })
  expect(refused.error?.code).toBe('otp_expired')
  const { data } = await client.auth.verifyOtp({ email: ana.email, token, type: 'recovery' })
  expect(data.session?.user.id).toBe(ana.id)
  const again = await newClient(backend).auth.verifyOtp({ email: ana.email, token, type: 'recovery' })
  expect(again.error?.code).toBe('otp_expired')

  expect((await client.auth.updateUser({ password: 'corta' })).error?.code).toBe('weak_password')
  expect((await client.auth.updateUser({ password })).error?.code).toBe('same_password')
  expect((await client.auth.updateUser({ password: NEW_PASSWORD })).error).toBeNull()
  expect((await client.auth.signOut({ scope: 'others' })).error).toBeNull()
  const other = newClient(backend)
  const { error } = await other.auth.refreshSession({
    refresh_token: former.data.session?.refresh_token ?? '',
  })
  expect(error).not.toBeNull()
  expect((await client.auth.refreshSession()).error).toBeNull()

  const signIn = (typed: string) =>
    newClient(backend).auth.signInWithPassword({ email: ana.email, password: typed })
  expect((await signIn(password)).error?.code).toBe('invalid_credentials')
  expect((await signIn(NEW_PASSWORD)).error).toBeNull()
})

test('whether an e-mail has an account is not told', async () => {
  const email = `${unique('nadie')}@prueba.test`
  const client = newClient(backend)
  const asked = await client.auth.resetPasswordForEmail(email)
  expect(asked).toEqual(await client.auth.resetPasswordForEmail(ana.email))
  expect(await mailsTo(backend, email, 0)).toEqual([])
  const { error } = await client.auth.verifyOtp({ email, token: '12345678', type: 'recovery' })
  expect(error).toMatchObject({ status: 403, code: 'otp_expired' })
})

test('an account that waits for its first code is confirmed by that of a recovery', async () => {
  const email = `${unique('olvido')}@prueba.test`
  const client = newClient(backend)
  await client.auth.signUp({ email, password })
  await client.auth.resetPasswordForEmail(email)
  const token = await codeFor(backend, email, 2)
  await client.auth.verifyOtp({ email, token, type: 'recovery' })
  expect((await client.auth.updateUser({ password: NEW_PASSWORD })).error).toBeNull()
  const { error } = await newClient(backend).auth.signInWithPassword({ email, password: NEW_PASSWORD })
  expect(error).toBeNull()
})
