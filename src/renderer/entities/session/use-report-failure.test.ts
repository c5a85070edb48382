import { renderHook } from '@testing-library/react'
import { Provider } from 'jotai'
import { createElement, type ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { store } from '#renderer/lib/state/store.ts'
import { serverReachableAtom } from '#renderer/server/connectivity.ts'
import { sessionAtom } from './session.ts'
import { signInAs } from './testing/sign-in.ts'
import { useReportFailure } from './use-report-failure.ts'

const toasts = vi.hoisted(() => ({ info: vi.fn(), error: vi.fn(), echo: vi.fn(), clear: vi.fn() }))
vi.mock('#renderer/ui/toasts/use-toasts.ts', () => ({ useToasts: () => toasts }))

const FAILED = 'No se pudo crear el post.'
const wrapper = ({ children }: { children: ReactNode }) => createElement(Provider, { store }, children)
const reporter = () => renderHook(() => useReportFailure(), { wrapper }).result.current
const report = (cause: unknown) => reporter()(FAILED, cause)

beforeEach(() => {
  vi.clearAllMocks()
  signInAs('luna')
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
})

test('what was too much at once is told calmly, below the text of the failure', () => {
  report({ code: 'PT429', hint: '240', message: 'Too many posts' })
  expect(toasts.info).toHaveBeenCalledExactlyOnceWith(FAILED, expect.stringContaining('Espera 4 minutos'))
  expect(toasts.error).not.toHaveBeenCalled()
})

test('who goes on too fast sees one such toast, not a stack', () => {
  report({ code: 'PT429', hint: '1' })
  report({ code: 'PT429', hint: '1' })
  expect(toasts.clear).toHaveBeenCalledTimes(2)
})

test('any other failure stays an error and takes no other toast away', () => {
  report({ code: '42501' })
  expect(toasts.error).toHaveBeenCalledExactlyOnceWith(FAILED)
  expect(toasts.clear).not.toHaveBeenCalled()
})

test('what the page says as well is only echoed', () => {
  const { result } = renderHook(() => useReportFailure('echo'), { wrapper })
  result.current(FAILED, { code: '42501' })
  expect(toasts.echo).toHaveBeenCalledExactlyOnceWith(FAILED)
  expect(toasts.error).not.toHaveBeenCalled()
})

test('what the page says as well is not even echoed while the server is away, which the window says', () => {
  store.set(serverReachableAtom, false)
  const { result } = renderHook(() => useReportFailure('echo'), { wrapper })
  result.current(FAILED, new TypeError('Failed to fetch'))
  expect(toasts.echo).not.toHaveBeenCalled()
  report(new TypeError('Failed to fetch'))
  expect(toasts.error).toHaveBeenCalledExactlyOnceWith(FAILED)
  store.set(serverReachableAtom, true)
})

test('what fails after its member has signed out is told to nobody', () => {
  const reportLater = reporter()
  store.set(sessionAtom, { status: 'absent' })
  reportLater(FAILED, { code: '42501' })
  expect(toasts.error).not.toHaveBeenCalled()
})
