import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { store } from '#renderer/lib/store.ts'
import { serverReachableAtom, serverReturnsAtom } from '#renderer/server/connectivity.ts'
import { showEntrance } from '#renderer/session/session.ts'
import { AsMember, signInAs } from '#renderer/session/testing/sign-in.tsx'
import { useReportFailure } from './use-report-failure.ts'

const takeBack = vi.hoisted(() => vi.fn())
const toasts = vi.hoisted(() => ({
  info: vi.fn(),
  error: vi.fn(() => takeBack),
  echo: vi.fn(() => takeBack),
  clear: vi.fn(),
}))
vi.mock('./use-toasts.ts', () => ({ useToasts: () => toasts }))

const FAILED = 'No se pudo crear el post.'
const reporter = () => renderHook(() => useReportFailure(), { wrapper: AsMember }).result.current
const report = (cause: unknown) => reporter()(FAILED, cause)

const returnServer = () => {
  store.set(serverReachableAtom, true)
  store.set(serverReturnsAtom, (count) => count + 1)
}

beforeEach(() => {
  returnServer()
  vi.clearAllMocks()
  signInAs('luna')
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
})

// spec: 8.toasts.errors
test('what was too much at once is an error in the words of the failure, with how long to wait', () => {
  report({ code: 'PT429', hint: '240', message: 'Too many posts' })
  expect(toasts.error).toHaveBeenCalledExactlyOnceWith(
    FAILED,
    undefined,
    'Vas a la velocidad de la luz. Espera 4 minutos y vuelve a intentarlo: no se ha perdido nada.',
  )
  expect(toasts.clear).not.toHaveBeenCalled()
})

test('any other failure stays an error and takes no other toast away', () => {
  report({ code: '42501' })
  expect(toasts.error).toHaveBeenCalledExactlyOnceWith(FAILED)
  expect(toasts.clear).not.toHaveBeenCalled()
})

test('what the page says as well is only echoed', () => {
  const { result } = renderHook(() => useReportFailure('echo'), { wrapper: AsMember })
  result.current(FAILED, { code: '42501' })
  expect(toasts.echo).toHaveBeenCalledExactlyOnceWith(FAILED)
  expect(toasts.error).not.toHaveBeenCalled()
})

// spec: 8.toasts.errors, 8.post.load
test('while the server is away the first load of the page that fails is told, and the others by the line over the page', () => {
  const loads = renderHook(() => useReportFailure('echo'), { wrapper: AsMember }).result.current
  const own = renderHook(() => useReportFailure('load'), { wrapper: AsMember }).result.current
  const silence = new TypeError('Failed to fetch')
  const loseServer = () => store.set(serverReachableAtom, false)
  loseServer()
  loads('No se pudieron cargar los posts.', silence)
  own('No se pudo cargar el perfil.', silence)
  loads('No se pudieron cargar los blogs.', silence)
  expect(toasts.echo).toHaveBeenCalledExactlyOnceWith('No se pudieron cargar los posts.')
  expect(toasts.error).not.toHaveBeenCalled()
  report(silence)
  report(silence)
  expect(toasts.error).toHaveBeenCalledTimes(2)
  store.set(serverReachableAtom, true)
  loseServer()
  loads('No se pudieron cargar los blogs.', silence)
  expect(toasts.echo).toHaveBeenLastCalledWith('No se pudieron cargar los blogs.')
  store.set(serverReachableAtom, true)
})

test('what the frame of the page could not load gives way to what the page could not', () => {
  const ofPage = renderHook(() => useReportFailure('echo'), { wrapper: AsMember }).result.current
  const ofFrame = renderHook(() => useReportFailure('load'), { wrapper: AsMember }).result.current
  const silence = new TypeError('Failed to fetch')
  store.set(serverReachableAtom, false)
  ofFrame('No se pudo cargar el perfil.', silence)
  expect(takeBack).not.toHaveBeenCalled()
  ofPage('No se pudieron cargar los posts.', silence)
  expect(takeBack).toHaveBeenCalledOnce()
  expect(toasts.echo).toHaveBeenCalledExactlyOnceWith('No se pudieron cargar los posts.')
  ofFrame('No se pudieron cargar los amigos.', silence)
  expect(toasts.error).toHaveBeenCalledExactlyOnceWith('No se pudo cargar el perfil.')
  store.set(serverReachableAtom, true)
})

test('what a server that is away could not give is taken back when it returns, and is read again by itself', () => {
  const ofFrame = renderHook(() => useReportFailure('load'), { wrapper: AsMember }).result.current
  store.set(serverReachableAtom, false)
  ofFrame('No se pudieron cargar los amigos.', new TypeError('Failed to fetch'))
  expect(takeBack).not.toHaveBeenCalled()
  returnServer()
  expect(takeBack).toHaveBeenCalledOnce()
  returnServer()
  expect(takeBack).toHaveBeenCalledOnce()
})

test('what the page says as well can be taken back by who told it; no other failure can', () => {
  const cause = { code: '42501' }
  const ofPage = renderHook(() => useReportFailure('echo'), { wrapper: AsMember }).result.current
  expect(ofPage(FAILED, cause)).toBe(takeBack)
  expect(report(cause)).toBeUndefined()
})

test('what fails after its member has signed out is told to nobody', () => {
  const reportLater = reporter()
  act(showEntrance)
  reportLater(FAILED, { code: '42501' })
  expect(toasts.error).not.toHaveBeenCalled()
})
