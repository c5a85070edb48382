import { beforeEach, expect, it, vi } from 'vitest'
import {
  keychainAnswerAtom,
  sessionAtom,
  sessionKeptInMemoryAtom,
  showEntrance,
} from '#renderer/session/session.ts'
import { signInAs } from '#renderer/session/testing/sign-in.tsx'
import { store } from '#renderer/lib/store.ts'
import { loadExpectedScreen, wasSomebodyHere } from './expected-screen.ts'
import { followSession } from './follow-session.ts'

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

followSession()
beforeEach(() => {
  vi.clearAllMocks()
  showEntrance()
  localStorage.clear()
  store.set(sessionAtom, { status: 'loading' })
  store.set(keychainAnswerAtom, 'given')
  store.set(sessionKeptInMemoryAtom, false)
})

it('loads the dashboard without waiting for the keychain, for who was here when the app was last used', () => {
  signInAs('luna')
  void loadExpectedScreen()
  expect(loaded()).toEqual(['dashboard'])
  expect(get).not.toHaveBeenCalled()
})

it('loads the login after a sign-out', async () => {
  signInAs('luna')
  showEntrance()
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
  signInAs('luna')
  store.set(sessionAtom, { status: 'loading' })
  store.set(keychainAnswerAtom, 'awaited')
  showEntrance()
  expect(wasSomebodyHere()).toBe(true)
  store.set(sessionKeptInMemoryAtom, true)
  signInAs('luna')
  expect(wasSomebodyHere()).toBe(false)
  store.set(sessionKeptInMemoryAtom, false)
  expect(wasSomebodyHere()).toBe(true)
})

it('remembers nobody once a keychain that was locked has said that nobody is here', () => {
  localStorage.setItem('somebody-was-here', 'yes')
  store.set(keychainAnswerAtom, 'awaited')
  showEntrance()
  store.set(keychainAnswerAtom, 'given')
  expect(wasSomebodyHere()).toBe(false)
})
