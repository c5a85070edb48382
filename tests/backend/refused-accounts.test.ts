import { beforeAll, expect, test } from 'vitest'
import { sharedBackend, type TestBackend } from './start-backend.ts'
import { newClient, newMember, password, unique, type Member } from './support/members.ts'

let backend: TestBackend
let ana: Member

beforeAll(async () => {
  backend = await sharedBackend()
  ana = await newMember(backend, unique('ana'))
})

const signUp = (email: string, typed = password) => newClient(backend).auth.signUp({ email, password: typed })

test.each([
  ['a ñ', (name: string) => `ñandú-${name}@prueba.test`],
  ['an accent', (name: string) => `josé-${name}@prueba.test`],
  ['a comma', (name: string) => `a,${name}@prueba.test`],
  ['an accent in its domain', (name: string) => `${name}@cosmía.test`],
  ['a dot at its end', (name: string) => `${name}@prueba.test.`],
  ['more than 255 letters', (name: string) => `${name}@${'b.'.repeat(130)}test`],
])('an address with %s is refused, at sign-up and as a new e-mail', async (_what, addressOf) => {
  const refusal = { status: 400, code: 'validation_failed' }
  expect((await signUp(addressOf(unique('ana')))).error).toMatchObject(refusal)
  expect((await ana.client.auth.updateUser({ email: addressOf(unique('ana')) })).error).toMatchObject(refusal)
})

test.each([
  ['two dots', (name: string) => `a..${name}`],
  ['a dot at its beginning', (name: string) => `.${name}`],
  ['a dot before the @', (name: string) => `${name}.`],
])('no mail can be written to an address with %s: no account is made', async (_what, nameOf) => {
  const { data, error } = await signUp(`${nameOf(unique('punto'))}@prueba.test`)
  expect(error).toMatchObject({ status: 500, message: 'Error sending confirmation email' })
  expect(data.user).toBeNull()
})

test('a password has 8 to 72 bytes, however many letters that are, at sign-up and as a new one', async () => {
  const tooLong = { status: 400, code: 'validation_failed' }
  const weak = { status: 422, code: 'weak_password' }
  const change = (typed: string) => ana.client.auth.updateUser({ password: typed })
  for (const typed of ['a'.repeat(73), 'ñ'.repeat(37)]) {
    expect((await signUp(`${unique('larga')}@prueba.test`, typed)).error).toMatchObject(tooLong)
    expect((await change(typed)).error).toMatchObject(tooLong)
  }
  for (const typed of ['cosmos7', 'ñññ1']) {
    expect((await signUp(`${unique('corta')}@prueba.test`, typed)).error).toMatchObject(weak)
    expect((await change(typed)).error).toMatchObject(weak)
  }
  for (const typed of ['ññññ', '中'.repeat(24)]) {
    expect((await signUp(`${unique('justa')}@prueba.test`, typed)).error).toBeNull()
    expect((await change(typed)).error).toBeNull()
  }
})

test('nobody writes their own app_metadata', async () => {
  const { data } = await ana.client.auth.getSession()
  const answer = await fetch(`${backend.url}/auth/v1/user`, {
    method: 'PUT',
    headers: {
      apikey: backend.publishableKey,
      authorization: `Bearer ${data.session?.access_token ?? ''}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ app_metadata: { role: 'moderator' } }),
  })
  expect([answer.status, await answer.json()]).toMatchObject([403, { error_code: 'not_admin' }])
  expect((await ana.client.auth.getUser()).data.user?.app_metadata).not.toHaveProperty('role')
})
