import { renderHook } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { createElement, type ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { isUsernameTaken } from '#renderer/entities/member/username-check.ts'
import { initialFlow, type NewAccount } from '../auth-flow.ts'
import { releaseSignUp } from '../code/api.ts'
import { useMailPause } from '../code/mail-pauses.ts'
import { authFlowAtom, typedPasswordAtom } from '../flow.ts'
import { signUp } from './api.ts'
import { noCredentials } from './credentials.ts'
import { useSignUp } from './use-sign-up.ts'

const toasts = vi.hoisted(() => ({ clear: vi.fn(), info: vi.fn(), success: vi.fn() }))
vi.mock('#renderer/ui/toasts/use-toasts.ts', () => ({ useToasts: () => toasts }))
vi.mock('#renderer/entities/member/username-check.ts', () => ({
  forgetUsernameOffers: vi.fn(),
  isUsernameTaken: vi.fn(),
}))
vi.mock('../code/api.ts', () => ({ releaseSignUp: vi.fn() }))
vi.mock('./api.ts', () => ({ signUp: vi.fn() }))

const typed = { ...noCredentials, username: 'sol', email: 'sol@cosmia.test', password: 'cosmos-2026' }
const account: NewAccount = {
  userId: 'u1',
  email: 'sol@cosmia.tset',
  username: 'sol',
  birthYear: '1990',
  nonce: 'n1',
  signedIn: false,
  isForeign: false,
}
const foreign = { ...account, email: 'sol@cosmia.test', isForeign: true }
const forget = vi.fn()
let store: ReturnType<typeof createStore>

const wrapper = ({ children }: { children: ReactNode }) => createElement(Provider, { store }, children)

function register(values: typeof typed) {
  return renderHook(() => useSignUp(forget), { wrapper }).result.current(values)
}

beforeEach(() => {
  vi.resetAllMocks()
  store = createStore()
  store.set(authFlowAtom, { type: 'signed_in' })
  vi.mocked(isUsernameTaken).mockResolvedValue(false)
  vi.mocked(signUp).mockResolvedValue({ kind: 'waiting', account: foreign })
})

test('an e-mail that waits for its code is led there, not to a step 2 that would save nothing', async () => {
  await register(typed)
  const flow = { ...initialFlow, confirming: 'sol@cosmia.test', waiting: foreign }
  expect(store.get(authFlowAtom)).toEqual(flow)
  expect(store.get(typedPasswordAtom)).toEqual({ email: 'sol@cosmia.test', password: 'cosmos-2026' })
  expect(toasts.info).toHaveBeenCalledExactlyOnceWith(
    'Email no confirmado',
    expect.stringContaining('quedará con los datos y la contraseña que has escrito ahora'),
  )
  expect(toasts.success).not.toHaveBeenCalled()
  expect(forget).toHaveBeenCalledTimes(1)
})

test('a name that is taken is not sent', async () => {
  vi.mocked(isUsernameTaken).mockResolvedValue(true)
  expect(await register(typed)).toBe('name-taken')
  expect(signUp).not.toHaveBeenCalled()
})

test('who signs up anew with the name of their account that waits gets it, from the account', async () => {
  store.set(authFlowAtom, { type: 'signed_up', account })
  store.set(authFlowAtom, { type: 'profile_type_saved', confirmed: false, givenName: null })
  await register({ ...typed, username: 'otro' })
  expect(releaseSignUp).not.toHaveBeenCalled()
  store.set(authFlowAtom, { type: 'signed_up', account })
  store.set(authFlowAtom, { type: 'profile_type_saved', confirmed: false, givenName: null })
  await register({ ...typed, username: ' sol ' })
  expect(releaseSignUp).toHaveBeenCalledExactlyOnceWith(account)
  expect(signUp).toHaveBeenCalledTimes(2)
})

test.each(['created', 'waiting'] as const)(
  'the mail of a sign-up that is %s counts: the next has to wait a minute',
  async (kind) => {
    vi.mocked(signUp).mockResolvedValue({ kind, account })
    await register(typed)
    const { result } = renderHook(() => useMailPause('confirmation', typed.email), { wrapper })
    expect(result.current - performance.now()).toBeGreaterThan(55_000)
  },
)
