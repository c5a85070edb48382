import { createHash } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { sharedBackend, type TestBackend } from './start-backend.ts'
import { codeFor, newClient, password, unique } from './support/members.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await sharedBackend()
})

/** Somebody signs up with the e-mail of another, and waits for them to confirm it. */
async function attack(who: string) {
  const name = unique(who)
  const email = `${name}@prueba.test`
  const nonce = crypto.randomUUID()
  const attacker = newClient(backend)
  const signUp = async () => {
    const signup_hash = createHash('sha256').update(nonce).digest('hex')
    const data = { username: `x-${name}`, birth_year: 1980, bio: 'Del atacante', signup_hash }
    const { data: answer } = await attacker.auth.signUp({
      email,
      password: 'del-atacante',
      options: { data },
    })
    return answer.user?.id ?? ''
  }
  const id = await signUp()
  const isIn = async () =>
    (await attacker.auth.signInWithPassword({ email, password: 'del-atacante' })).error === null
  const undo = () => attacker.rpc('release_signup', { user_id: id, nonce })
  return { email, id, signUp, isIn, undo }
}

/** Signs up as the app does for the real owner of the e-mail. */
async function signUpAfterAll(email: string) {
  const owner = newClient(backend)
  await owner.auth.signUp({ email, password })
  await owner.rpc('disown_signup', { email }).throwOnError()
  return owner
}

test('whoever signed up first with an e-mail is not let in once its owner confirms it by the code', async () => {
  const { email, isIn } = await attack('codigo')
  const owner = await signUpAfterAll(email)
  expect(await isIn()).toBe(false)
  const token = await codeFor(backend, email, 2)
  expect((await owner.auth.verifyOtp({ email, token, type: 'email' })).error).toBeNull()
  // Before the owner has set a password of their own: what lies between is no gap.
  expect(await isIn()).toBe(false)
  expect((await owner.auth.updateUser({ password })).error).toBeNull()
  expect(await isIn()).toBe(false)
  expect((await newClient(backend).auth.signInWithPassword({ email, password })).error).toBeNull()
})

test('nor by the code of a recovery', async () => {
  const other = await attack('olvido')
  const owner = newClient(backend)
  await owner.auth.resetPasswordForEmail(other.email)
  await owner.rpc('disown_signup', { email: other.email }).throwOnError()
  const token = await codeFor(backend, other.email, 2)
  expect((await owner.auth.verifyOtp({ email: other.email, token, type: 'recovery' })).error).toBeNull()
  expect(await other.isIn()).toBe(false)
})

test('nor after signing up again, nor by taking the sign-up back to make it anew', async () => {
  const { email, id, signUp, undo, isIn } = await attack('insiste')
  const owner = await signUpAfterAll(email)
  await undo()
  expect(await signUp()).toBe(id)
  const token = await codeFor(backend, email, 3)
  await owner.auth.verifyOtp({ email, token, type: 'email' })
  expect(await isIn()).toBe(false)
})

test('a confirmed account keeps its password, whoever asks', async () => {
  const owner = newClient(backend)
  const email = `${unique('firme')}@prueba.test`
  await owner.auth.signUp({ email, password })
  await owner.auth.verifyOtp({ email, token: await codeFor(backend, email), type: 'signup' })
  await newClient(backend).rpc('disown_signup', { email }).throwOnError()
  expect((await newClient(backend).auth.signInWithPassword({ email, password })).error).toBeNull()
})
