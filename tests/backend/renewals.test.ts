import { beforeAll, expect, test } from 'vitest'
import { sharedBackend, type TestBackend } from './start-backend.ts'
import { newClient, newMember, unique } from './support/members.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await sharedBackend()
})

// What comes after these ten seconds is among the recorded answers (auth/renew/…).
const renew = async (refresh_token: string) => {
  const { data, error } = await newClient(backend).auth.refreshSession({ refresh_token })
  return { token: data.session?.refresh_token ?? '', code: error?.code }
}

async function firstToken(): Promise<string> {
  const { client } = await newMember(backend, unique('ana'))
  return (await client.auth.getSession()).data.session?.refresh_token ?? ''
}

test('one token shown three times at once brings the same session each time', async () => {
  const first = await firstToken()
  const renewed = await Promise.all([renew(first), renew(first), renew(first)])
  expect(renewed.map(({ code }) => code)).toEqual([undefined, undefined, undefined])
  expect(new Set(renewed.map(({ token }) => token)).size).toBe(1)
})

test('within ten seconds a token that two others have followed still brings a session, and ends none', async () => {
  const first = await firstToken()
  const second = await renew(first)
  const third = await renew(second.token)
  expect((await renew(first)).code).toBeUndefined()
  expect((await renew(third.token)).code).toBeUndefined()
})

test('a token that never was is not found', async () => {
  expect((await renew('inventada123')).code).toBe('refresh_token_not_found')
})
