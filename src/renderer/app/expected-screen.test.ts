import { beforeEach, expect, it, vi } from 'vitest'
import { keychainAnswerAtom, sessionAtom, sessionKeptInMemoryAtom } from '#renderer/session/session.ts'
import { store } from '#renderer/lib/store.ts'
import { loadExpectedScreen, rememberWhetherHere, wasSomebodyHere } from './expected-screen.ts'

const { get, screens } = vi.hoisted(() => ({
  get: vi.fn(),
  screens: { dashboard: { preload: vi.fn() }, login: { preload: vi.fn() } },
}))
vi.mock('./first-screens.ts', () => screens)
vi.mock('#renderer/lib/desktop.ts', () => ({
  desktop: { session: { get } },
  unwrap: (answer: unknown) => answer,
}))

const loaded = () =>
  Object.entries(screens).flatMap(([name, { preload }]) => (preload.mock.calls.length ? name : []))

rememberWhetherHere()
beforeEach(() => {
  vi.clearAllMocks()
  localStorage.clear()
  store.set(sessionAtom, { status: 'loading' })
  store.set(keychainAnswerAtom, 'given')
  store.set(sessionKeptInMemoryAtom, false)
})

it('loads the dashboard without waiting for the keychain, for who was here when the app was last used', () => {
  store.set(sessionAtom, { status: 'present', user: { id: 'luna', email: 'luna@cosmia.test' } })
  void loadExpectedScreen()
  expect(loaded()).toEqual(['dashboard'])
  expect(get).not.toHaveBeenCalled()
})

it('loads the login after a sign-out', async () => {
  store.set(sessionAtom, { status: 'present', user: { id: 'luna', email: 'luna@cosmia.test' } })
  store.set(sessionAtom, { status: 'absent' })
  get.mockResolvedValue({ outcome: 'none' })
  await loadExpectedScreen()
  expect(loaded()).toEqual(['login'])
})

it('loads the dashboard for a stored session, where nothing is remembered', async () => {
  get.mockResolvedValue({ outcome: 'value', value: '{}' })
  await loadExpectedScreen()
  expect(loaded()).toEqual(['dashboard'])
})

it('remembers who was here while the keychain does not say whether they are, and no session that ends with the app', () => {
  store.set(sessionAtom, { status: 'present', user: { id: 'luna', email: 'luna@cosmia.test' } })
  store.set(sessionAtom, { status: 'loading' })
  store.set(keychainAnswerAtom, 'awaited')
  store.set(sessionAtom, { status: 'absent' })
  expect(wasSomebodyHere()).toBe(true)
  store.set(sessionKeptInMemoryAtom, true)
  store.set(sessionAtom, { status: 'present', user: { id: 'luna', email: 'luna@cosmia.test' } })
  expect(wasSomebodyHere()).toBe(false)
  store.set(sessionKeptInMemoryAtom, false)
  expect(wasSomebodyHere()).toBe(true)
})

it('remembers nobody once a keychain that was locked has said that nobody is here', () => {
  localStorage.setItem('somebody-was-here', 'yes')
  store.set(keychainAnswerAtom, 'awaited')
  store.set(sessionAtom, { status: 'absent' })
  store.set(keychainAnswerAtom, 'given')
  expect(wasSomebodyHere()).toBe(false)
})
