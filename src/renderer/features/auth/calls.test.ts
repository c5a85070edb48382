import { afterEach, expect, it, vi } from 'vitest'
import { callsOf } from '#renderer/server/testing/calls-of.ts'
import { choosePassword } from './code/api.ts'

afterEach(() => vi.unstubAllGlobals())

const entry = { email: 'ana@cosmia.test', password: 'cosmos-2026' }

it('gives who has just confirmed an e-mail their password, here alone', async () => {
  const calls = await callsOf(() => choosePassword(entry.password), { id: 'luna' })
  expect(calls).toMatchObject([
    { of: 'PUT /auth/v1/user', body: { password: entry.password } },
    { of: 'POST /auth/v1/logout', query: { scope: 'others' } },
  ])
})
