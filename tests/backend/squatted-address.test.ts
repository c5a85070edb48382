import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  choosePassword,
  disownSignUp,
  isDisowned,
  takeOverProfile,
  verifyCode,
} from '#renderer/features/auth/code/api.ts'
import { signUp } from '#renderer/features/auth/credentials/api.ts'
import { saveProfileType } from '#renderer/features/auth/profile-type/api.ts'
import { connectServer } from '#renderer/server/supabase.ts'
import { sharedBackend, type TestBackend } from './start-backend.ts'
import { againForMails, codeFor, newClient, password, unique } from './support/members.ts'

let backend: TestBackend

beforeAll(async () => {
  // The app itself waits for the member to ask again.
  vi.stubGlobal('fetch', againForMails)
  backend = await sharedBackend()
})
afterAll(() => vi.unstubAllGlobals())

/** A window of the app that nobody is signed in to. */
function openWindow() {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  return connectServer(backend, storage, new AbortController().signal)
}

/** Somebody else signs up with an address, with so many letters of their own in its metadata. */
const squat = async (email: string, letters: number) =>
  (
    await newClient(backend).auth.signUp({
      email,
      password: 'del-atacante',
      options: { data: { username: 'x', junk: 'x'.repeat(letters) } },
    })
  ).error

test.each([2100, 13_000, 60_000])(
  'a sign-up with %d letters of metadata is refused, and leaves the address to its owner',
  async (letters) => {
    const email = `${unique('grande')}@prueba.test`
    expect(await squat(email, letters)).toMatchObject({
      status: 400,
      message: expect.stringMatching(/^No pudimos crear tu cuenta/),
    })
    openWindow()
    const created = await signUp({
      username: unique('sol'),
      birthYear: '1990',
      email,
      password,
      confirmation: password,
    })
    expect(created.kind).toBe('created')
  },
)

test('an address that somebody else signed up with is taken over whole, and its token carries nothing of theirs', async () => {
  const email = `${unique('ajena')}@prueba.test`
  expect(await squat(email, 2000)).toBeNull()

  const client = openWindow()
  const typed = {
    username: unique('luna'),
    birthYear: '1990',
    email,
    password,
    confirmation: password,
  }
  const found = await signUp(typed)
  if (found.kind !== 'waiting') throw new Error(`The sign-up is ${found.kind}`)
  await disownSignUp(email)
  expect(await verifyCode(email, await codeFor(backend, email, 2), 'email')).toBe('confirmed')
  expect(await isDisowned()).toBe(true)
  expect(await choosePassword(password)).toBeNull()
  await takeOverProfile(found.account)
  await client.auth.refreshSession()
  const chosen = await saveProfileType(found.account, 'Explorador Casual')
  expect(chosen).toEqual({ confirmed: true, username: typed.username })

  const { data } = await client.auth.getSession()
  expect(data.session?.user.user_metadata).not.toHaveProperty('junk')
  expect(JSON.stringify(data.session).length).toBeLessThan(5000)
  expect(data.session?.access_token.length).toBeLessThan(1500)
  const again = await newClient(backend).auth.signInWithPassword({ email, password })
  expect(again.error).toBeNull()
})
