import { beforeEach, expect, it, vi } from 'vitest'
import { sessionAtom } from '#renderer/entities/session/session.ts'
import { store } from '#renderer/lib/state/store.ts'
import { loadExpectedScreen, rememberWhetherHere } from './expected-screen.ts'

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
  get.mockResolvedValue(null)
  await loadExpectedScreen()
  expect(loaded()).toEqual(['login'])
})

it('loads the dashboard for a stored session, where nothing is remembered', async () => {
  get.mockResolvedValue('{}')
  await loadExpectedScreen()
  expect(loaded()).toEqual(['dashboard'])
})
