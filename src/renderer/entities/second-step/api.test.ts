import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Supabase } from '#renderer/server/supabase.ts'
import { checkPassword } from '#renderer/entities/password/api.ts'
import { checkOwner, confirmSession, ownFactors } from './api.ts'

const apart = vi.hoisted(() => ({
  auth: {
    getSession: vi.fn(),
    signOut: vi.fn(),
    mfa: { challengeAndVerify: vi.fn() },
  },
  realtime: { setAuth: vi.fn() },
}))
vi.mock('@supabase/supabase-js', async (original) => ({
  ...(await original<object>()),
  createClient: () => apart,
}))
vi.mock('#renderer/entities/password/api.ts', () => ({ checkPassword: vi.fn() }))
vi.mock('#renderer/server/supabase.ts', () => ({
  connection: () => ({ server: { url: 'https://server.test', publishableKey: 'k' } }),
}))

const challengeAndVerify = vi.fn()
const setSession = vi.fn()
const getSession = vi.fn()
const setAuth = vi.fn()
const window = {
  auth: { getSession, setSession, mfa: { challengeAndVerify } },
  realtime: { setAuth },
} as unknown as Supabase

const right = { data: { access_token: 'aal2' }, error: null }
const refused = (code: string, status = 422) => ({
  data: null,
  error: Object.assign(new Error(code), { code, status, name: 'AuthApiError' }),
})
const has = (...ids: string[]) =>
  getSession.mockResolvedValue({
    data: {
      session: {
        user: {
          factors: [...ids.map((id) => ({ id, status: 'verified' })), { id: 'x', status: 'unverified' }],
        },
      },
    },
  })
const check = (code: string | null) => checkOwner(window, 'luna@cosmia.test', 'cosmos-2026', code)

beforeEach(() => {
  vi.resetAllMocks()
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => vi.restoreAllMocks())

test('the devices in force are known from the session', async () => {
  has('a', 'b')
  expect(await ownFactors(window)).toEqual(['a', 'b'])
  getSession.mockResolvedValue({ data: { session: null } })
  expect(await ownFactors(window)).toEqual([])
})

test('a code may be that of any device, and what is live goes on with the new token', async () => {
  challengeAndVerify.mockResolvedValueOnce(refused('mfa_verification_failed')).mockResolvedValueOnce(right)
  expect(await confirmSession(window, ['a', 'b'], '123456')).toBeNull()
  expect(challengeAndVerify.mock.calls).toEqual([
    [{ factorId: 'a', code: '123456' }],
    [{ factorId: 'b', code: '123456' }],
  ])
  expect(setAuth).toHaveBeenCalledExactlyOnceWith('aal2')
})

test.each([
  ['wrong', refused('mfa_verification_failed'), 2],
  ['wrong', refused('mfa_challenge_expired'), 2],
  ['gone', refused('mfa_factor_not_found', 404), 1],
  ['limited', refused('over_request_rate_limit', 429), 1],
  ['limited', refused('mfa_verification_rejected', 403), 1],
  ['ended', refused('session_not_found', 403), 1],
  ['ended', refused('user_banned', 403), 1],
  ['moved', refused('mfa_ip_address_mismatch'), 2],
  ['failed', refused('unexpected', 400), 1],
])('a code is refused as %s', async (refusal, answer, tries) => {
  challengeAndVerify.mockResolvedValue(answer)
  expect(await confirmSession(window, ['a', 'b'], '123456')).toBe(refusal)
  expect(challengeAndVerify).toHaveBeenCalledTimes(tries)
  expect(setAuth).not.toHaveBeenCalled()
})

test('a network whose address changes between two calls is tried once more, with a challenge of its own', async () => {
  challengeAndVerify.mockResolvedValueOnce(refused('mfa_ip_address_mismatch')).mockResolvedValueOnce(right)
  expect(await confirmSession(window, ['a', 'b'], '123456')).toBeNull()
  expect(challengeAndVerify.mock.calls).toEqual([
    [{ factorId: 'a', code: '123456' }],
    [{ factorId: 'a', code: '123456' }],
  ])
})

test('who has no second step is asked for the password alone', async () => {
  has()
  vi.mocked(checkPassword).mockResolvedValue('right')
  expect(await check('')).toBe('right')
  expect(checkPassword).toHaveBeenCalledExactlyOnceWith(window, 'luna@cosmia.test', 'cosmos-2026')
})

test("with one a session begins apart, and takes the place of the window's once it is confirmed", async () => {
  has('a')
  vi.mocked(checkPassword).mockResolvedValue('right')
  apart.auth.mfa.challengeAndVerify.mockResolvedValue(right)
  apart.auth.getSession.mockResolvedValue({ data: { session: right.data } })
  setSession.mockResolvedValue({ error: null })
  expect(await check('123456')).toBe('right')
  expect(checkPassword).toHaveBeenCalledExactlyOnceWith(apart, 'luna@cosmia.test', 'cosmos-2026')
  expect(setSession).toHaveBeenCalledExactlyOnceWith(right.data)
})

test('a wrong code or password, or the password alone, leave the session of the window as it is', async () => {
  has('a')
  expect(await check('12')).toBe('wrong-code')
  expect(checkPassword).not.toHaveBeenCalled()
  vi.mocked(checkPassword).mockResolvedValueOnce('wrong')
  expect(await check('123456')).toBe('wrong')
  vi.mocked(checkPassword).mockResolvedValue('right')
  apart.auth.mfa.challengeAndVerify.mockResolvedValue(refused('mfa_verification_failed'))
  expect(await check('123456')).toBe('wrong-code')
  expect(await check(null)).toBe('right')
  expect(apart.auth.signOut).toHaveBeenCalledTimes(2)
  expect(setSession).not.toHaveBeenCalled()
})
