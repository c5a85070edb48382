import { afterEach, expect, it, vi } from 'vitest'
import { callsOf } from '#renderer/server/testing/calls-of.ts'
import { choosePassword } from './code/api.ts'
import { signIn } from './credentials/api.ts'
import { saveProfileType } from './profile-type/api.ts'
import { account } from './testing/account.ts'

afterEach(() => vi.unstubAllGlobals())

const entry = { email: 'ana@cosmia.test', password: 'cosmos-2026' }

// spec: 7.auth.sign-in
it('signs in with e-mail and password', async () => {
  const [call] = await callsOf(() => signIn(entry.email, entry.password))
  expect(call).toMatchObject({
    of: 'POST /auth/v1/token',
    query: { grant_type: 'password' },
    body: entry,
  })
})

it('gives who has just confirmed an e-mail their password, here alone', async () => {
  const calls = await callsOf(() => choosePassword(entry.password), { id: 'luna' })
  expect(calls).toMatchObject([
    { of: 'PUT /auth/v1/user', body: { password: entry.password } },
    { of: 'POST /auth/v1/logout', query: { scope: 'others' } },
  ])
})

// spec: 7.profile.set-type
it('changes the type in the profile of who has a session', async () => {
  const own = { id: 'luna', username: 'luna' }
  const choose = () => saveProfileType({ ...account, userId: 'luna' }, 'Explorador Casual')
  const [, call] = await callsOf(choose, own)
  expect(call).toMatchObject({ of: 'PATCH profiles', query: { id: 'eq.luna' } })
  expect(call?.body).toEqual({ user_type: 'Explorador Casual' })
})
