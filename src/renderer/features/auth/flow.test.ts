import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AuthEvent } from './auth-flow.ts'
import { account } from './testing/account.ts'

/** The module of a new start of the app over the same storage. */
async function start() {
  vi.resetModules()
  const { authFlowAtom, isUnfinishedAtom } = await import('./flow.ts')
  const store = createStore()
  return {
    flow: () => store.get(authFlowAtom),
    isUnfinished: () => store.get(isUnfinishedAtom),
    dispatch: (event: AuthEvent) => store.set(authFlowAtom, event),
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})
afterEach(() => vi.useRealTimers())

test('step 2 is still there after a restart, for the day in which the server takes it', async () => {
  const { dispatch } = await start()
  dispatch({ type: 'signed_up', account })
  vi.advanceTimersByTime(23 * 3_600_000)
  const later = await start()
  expect(later.flow().newAccount).toEqual(account)
  expect(later.isUnfinished()).toBe(true)
  vi.advanceTimersByTime(2 * 3_600_000)
  expect((await start()).flow().newAccount).toBeNull()
  expect(localStorage).toHaveLength(0)
})

test('a recovery is still there after a restart, for the quarter of an hour of its code', async () => {
  const { dispatch } = await start()
  dispatch({ type: 'recovery_moved', to: { step: 'code', email: 'ana@cosmia.test' } })
  vi.advanceTimersByTime(15 * 60_000)
  expect((await start()).flow().recovery).toEqual({ step: 'code', email: 'ana@cosmia.test' })
  vi.advanceTimersByTime(60_000)
  expect((await start()).flow().recovery).toBeNull()
})

test('a password that is still to be chosen comes before the dashboard for a day', async () => {
  const { dispatch } = await start()
  dispatch({ type: 'recovery_moved', to: { step: 'password', email: 'ana@cosmia.test' } })
  vi.advanceTimersByTime(23 * 3_600_000)
  expect((await start()).isUnfinished()).toBe(true)
  vi.advanceTimersByTime(2 * 3_600_000)
  expect((await start()).isUnfinished()).toBe(false)
})

test('what is stored otherwise counts as nothing', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  localStorage.setItem('auth-flow', '{"mode":"login"}')
  expect((await start()).flow().mode).toBe('login')
  expect(console.error).toHaveBeenCalledOnce()
})
