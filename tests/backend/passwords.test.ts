import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBackend, type TestBackend } from './start-backend.ts'
import { newClient, newMember } from './support/members.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())

test('a new account needs a password of 8 characters', async () => {
  const short = await newClient(backend).auth.signUp({ email: 'corta@prueba.test', password: 'cosmos7' })
  expect(short.error).toMatchObject({ status: 422, code: 'weak_password' })
  const long = await newClient(backend).auth.signUp({ email: 'corta@prueba.test', password: 'cosmos-8' })
  expect(long.error).toBeNull()
})

test('so does a changed one', async () => {
  const ana = await newMember(backend, 'ana')
  const short = await ana.client.auth.updateUser({ password: 'cosmos7' })
  expect(short.error).toMatchObject({ status: 422, code: 'weak_password' })
  const long = await ana.client.auth.updateUser({ password: 'cosmos-8' })
  expect(long.error).toBeNull()
})
