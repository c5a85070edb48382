import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sessionEndedAtom } from '#renderer/session/session.ts'
import { storeValue } from '#renderer/lib/window-storage.ts'
import { store } from '#renderer/lib/store.ts'
import { StoreProvider } from '#renderer/server/StoreProvider.tsx'
import { clearToastsAtom, showToastAtom, toastsAtom } from '#renderer/ui/toasts/use-toasts.ts'
import { useAppNotices } from './use-app-notices.ts'

const { preferences, show, setBadge } = vi.hoisted(() => ({
  preferences: { onChange: vi.fn() },
  show: vi.fn(() => Promise.resolve(null)),
  setBadge: vi.fn(() => Promise.resolve(null)),
}))
vi.mock('#renderer/lib/desktop.ts', () => ({
  desktop: { preferences, notifications: { show }, app: { setBadge } },
  unwrap: (answer: unknown) => answer,
}))

beforeEach(() => {
  preferences.onChange.mockReturnValue(() => {})
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
})
afterEach(() => {
  cleanup()
  show.mockClear()
  setBadge.mockClear()
  vi.restoreAllMocks()
})

it('tells that the session has ended, in place of what the member was told before', () => {
  store.set(showToastAtom, { variant: 'error', title: 'Error', description: 'No se pudo borrar.' })
  renderHook(useAppNotices, { wrapper: StoreProvider })
  act(() => store.set(sessionEndedAtom, true))
  expect(store.get(toastsAtom).map(({ title }) => title)).toEqual(['Tu sesión ha terminado'])
  expect([show.mock.calls, setBadge.mock.calls]).toEqual([[], []])
})

it('calls back who is not at the window when their session ends: by a notification and a mark on the icon', () => {
  vi.mocked(document.hasFocus).mockReturnValue(false)
  renderHook(useAppNotices, { wrapper: StoreProvider })
  act(() => store.set(sessionEndedAtom, true))
  expect(show).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ title: 'Tu sesión ha terminado', route: '/login' }),
  )
  expect(setBadge).toHaveBeenCalledExactlyOnceWith(1)
  act(() => void window.dispatchEvent(new Event('focus')))
})

it.each([
  ['that the session has ended', 'Tu sesión ha terminado', () => store.set(sessionEndedAtom, true)],
  [
    'that the system is silent',
    'Tu sistema no deja que Cosmia avise',
    () => void preferences.onChange.mock.lastCall?.[0]({ offered: { notifications: false } }),
  ],
])('tells %s to nobody before they are at the window', (_what, title, happen) => {
  localStorage.clear()
  vi.mocked(document.hasFocus).mockReturnValue(false)
  renderHook(useAppNotices, { wrapper: StoreProvider })
  store.set(clearToastsAtom)
  const told = () => store.get(toastsAtom).map((toast) => toast.title)
  act(happen)
  expect(told()).toEqual([])
  act(() => void window.dispatchEvent(new Event('focus')))
  expect(told()).toEqual([title])
  expect(store.get(sessionEndedAtom)).toBe(false)
})

it('tells that the disk takes no more of what is written, once until it does again', () => {
  vi.spyOn(console, 'error').mockReturnValue()
  renderHook(useAppNotices, { wrapper: StoreProvider })
  store.set(clearToastsAtom)
  const told = () => store.get(toastsAtom).map(({ title }) => title)
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  act(() => storeValue('draft/luna/post', 'Una'))
  act(() => storeValue('draft/luna/post', 'Una idea'))
  expect(told()).toEqual(['No queda espacio en el disco'])
  store.set(clearToastsAtom)
  full.mockRestore()
  act(() => storeValue('draft/luna/post', 'Una idea más'))
  expect(told()).toEqual([])
})

it('tells once on a machine that the system shows no notifications', () => {
  localStorage.clear()
  renderHook(useAppNotices, { wrapper: StoreProvider })
  const told = () => store.get(toastsAtom).map(({ title }) => title)
  const tell = (notifications: boolean) =>
    void act(() => preferences.onChange.mock.lastCall?.[0]({ offered: { notifications } }))
  store.set(clearToastsAtom)
  tell(true)
  expect(told()).toEqual([])
  tell(false)
  expect(told()).toEqual(['Tu sistema no deja que Cosmia avise'])
  store.set(clearToastsAtom)
  tell(false)
  cleanup()
  renderHook(useAppNotices, { wrapper: StoreProvider })
  tell(false)
  expect(told()).toEqual([])
})
