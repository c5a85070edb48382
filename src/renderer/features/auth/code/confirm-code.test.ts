import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { store } from '#renderer/lib/store.ts'
import { StoreProvider } from '#renderer/server/StoreProvider.tsx'
import { initialFlow } from '../auth-flow.ts'
import { authFlowAtom, holdingSessionAtom, isUnfinishedAtom, typedPasswordAtom } from '../flow.ts'
import { account } from '../testing/account.ts'
import { choosePassword, disownSignUp, isDisowned, isOwnSignUp, takeOverProfile, verifyCode } from './api.ts'
import { useConfirmEmail } from './confirm-code.ts'

const toasts = vi.hoisted(() => ({ clear: vi.fn(), success: vi.fn(), info: vi.fn(), error: vi.fn() }))
vi.mock('#renderer/ui/toasts/use-toasts.ts', () => ({ useToasts: () => toasts }))
vi.mock('./api.ts', () => ({
  choosePassword: vi.fn(),
  disownSignUp: vi.fn(),
  isDisowned: vi.fn(),
  isOwnSignUp: vi.fn(),
  takeOverProfile: vi.fn(),
  verifyCode: vi.fn(),
}))

const foreign = { ...account, isForeign: true }
const { email } = account
const order: string[] = []

async function confirm(): Promise<string | null> {
  const { result } = renderHook(() => useConfirmEmail(email), { wrapper: StoreProvider })
  return act(() => result.current.verify('12345678'))
}

beforeEach(() => {
  vi.resetAllMocks()
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.spyOn(console, 'error').mockReturnValue()
  store.set(authFlowAtom, { type: 'signed_up', account })
  store.set(authFlowAtom, { type: 'profile_type_left' })
  store.set(authFlowAtom, { type: 'signed_in' })
  store.set(typedPasswordAtom, null)
  order.length = 0
  vi.mocked(disownSignUp).mockImplementation(async () => void order.push('disown'))
  vi.mocked(verifyCode).mockImplementation(async () => {
    expect(store.get(holdingSessionAtom)).toBe(true)
    order.push('verify')
    return 'confirmed'
  })
  vi.mocked(choosePassword).mockImplementation(async () => {
    order.push('password')
    return null
  })
  vi.mocked(takeOverProfile).mockImplementation(async () => void order.push('profile'))
  vi.mocked(isOwnSignUp).mockResolvedValue(false)
  vi.mocked(isDisowned).mockResolvedValue(true)
})

test('who signed up here is in, and their password stays as it is', async () => {
  store.set(authFlowAtom, { type: 'signed_up', account })
  store.set(authFlowAtom, { type: 'profile_type_saved', confirmed: false, givenName: null })
  vi.mocked(isOwnSignUp).mockResolvedValue(true)
  vi.mocked(isDisowned).mockResolvedValue(false)
  expect(await confirm()).toBeNull()
  expect(order).toEqual(['verify'])
  expect(store.get(authFlowAtom)).toEqual(initialFlow)
  expect(store.get(holdingSessionAtom)).toBe(false)
})

test('an e-mail that somebody else signed up with first gets the password and the data that were typed, then step 2', async () => {
  store.set(authFlowAtom, { type: 'found_waiting', account: foreign })
  store.set(typedPasswordAtom, { email, password: 'cosmos-2026' })
  expect(await confirm()).toBeNull()
  expect(order).toEqual(['disown', 'verify', 'password', 'profile'])
  expect(choosePassword).toHaveBeenCalledExactlyOnceWith('cosmos-2026')
  expect(takeOverProfile).toHaveBeenCalledExactlyOnceWith(foreign)
  expect(store.get(authFlowAtom)).toMatchObject({
    newAccount: { ...foreign, signedIn: true },
    confirming: null,
  })
  expect(store.get(typedPasswordAtom)).toBeNull()
})

test('an account that its owner has confirmed on another device keeps what they have written there', async () => {
  store.set(authFlowAtom, { type: 'found_waiting', account: foreign })
  store.set(typedPasswordAtom, { email, password: 'cosmos-2026' })
  vi.mocked(isDisowned).mockResolvedValue(false)
  expect(await confirm()).toBeNull()
  expect(takeOverProfile).not.toHaveBeenCalled()
  expect(store.get(authFlowAtom)).toEqual(initialFlow)
})

test('where the app was closed meanwhile a new password comes before anything else', async () => {
  store.set(authFlowAtom, { type: 'found_waiting', account: foreign })
  expect(await confirm()).toBeNull()
  expect(order).toEqual(['disown', 'verify'])
  expect(store.get(authFlowAtom)).toMatchObject({ recovery: { step: 'password', email }, waiting: foreign })
  expect(store.get(isUnfinishedAtom)).toBe(true)
  expect(toasts.info).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Elige una contraseña nueva'))
})

test('so it does where the account is not the one that was made here after all', async () => {
  store.set(authFlowAtom, { type: 'signed_up', account })
  store.set(authFlowAtom, { type: 'profile_type_saved', confirmed: false, givenName: null })
  await confirm()
  expect(store.get(isUnfinishedAtom)).toBe(true)
})

test('who logs in with an e-mail that waits keeps the password of that login', async () => {
  store.set(typedPasswordAtom, { email, password: 'cosmos-2026' })
  store.set(authFlowAtom, { type: 'confirmation_needed', email })
  vi.mocked(choosePassword).mockResolvedValue('same')
  expect(await confirm()).toBeNull()
  expect(store.get(authFlowAtom)).toEqual(initialFlow)
  expect(takeOverProfile).not.toHaveBeenCalled()
})

test('a password that the server does not take has to be another one', async () => {
  store.set(authFlowAtom, { type: 'found_waiting', account: foreign })
  store.set(typedPasswordAtom, { email, password: 'cosmos-2026' })
  vi.mocked(choosePassword).mockResolvedValue('weak')
  await confirm()
  expect(toasts.error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Es fácil de adivinar'))
  expect(store.get(isUnfinishedAtom)).toBe(true)
})

test('as long as the first password stays, no code is used up', async () => {
  store.set(authFlowAtom, { type: 'found_waiting', account: foreign })
  vi.mocked(disownSignUp).mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await confirm()).toMatch(/No se pudo conectar/)
  expect(verifyCode).not.toHaveBeenCalled()
  expect(store.get(holdingSessionAtom)).toBe(false)
})
