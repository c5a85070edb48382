import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { store } from '#renderer/lib/store.ts'
import { serverReachableAtom } from '#renderer/server/connectivity.ts'
import { AsMember, signInAs, signedIn } from '#renderer/session/testing/sign-in.tsx'
import { showEntrance } from '#renderer/session/session.ts'
import { announcementAtom } from '#renderer/ui/announce.ts'
import { FRIEND, ME, message } from '../messages/testing/message.ts'
import type { OutgoingMessage, SendOutcome } from './api.ts'
import { deliverOutbox, removeFromOutbox } from './delivery.ts'
import { changeOutbox, outboxOf } from './outbox.ts'
import { useSendMessage } from './use-send-message.ts'

const server = vi.hoisted((): { does: Exclude<SendOutcome['status'], 'misdated'> } => ({ does: 'sent' }))
const takeBack = vi.hoisted(() => vi.fn())
const raised = vi.hoisted(() => vi.fn<(text: string) => () => void>(() => takeBack))
const echoed = vi.hoisted(() => vi.fn<(text: string) => () => void>(() => takeBack))
const told = vi.hoisted(() => vi.fn<(title: string, text: string) => void>())

vi.mock('./api.ts', () => ({
  sendMessage: (_client: unknown, outgoing: OutgoingMessage): Promise<SendOutcome> => {
    const status = server.does
    if (status === 'sent') return Promise.resolve({ status, message: message(1, outgoing) })
    const cause = new Error(status)
    return Promise.resolve(status === 'limited' ? { status, cause, seconds: 240 } : { status, cause })
  },
}))
vi.mock('#renderer/ui/toasts/use-toasts.ts', () => ({
  useToasts: () => ({ error: raised, echo: echoed, info: told }),
}))

const open = () => renderHook(() => useSendMessage(), { wrapper: AsMember }).result.current

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
  raised.mockClear()
  echoed.mockClear()
  takeBack.mockClear()
  told.mockClear()
  server.does = 'sent'
  signInAs(ME)
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  changeOutbox(signedIn(), () => [])
})

// spec: 8.chat.send
test.each(['unreachable', 'refused'] as const)('each message that is %s is told', async (status) => {
  const { send } = open()
  server.does = status
  await act(async () => send(FRIEND, 'uno'))
  await act(async () => send(FRIEND, 'dos'))
  removeFromOutbox(
    signedIn(),
    outboxOf(signedIn()).map(({ id }) => id),
  )
  await act(async () => send(FRIEND, 'tres'))
  expect(raised.mock.calls).toEqual(Array(3).fill(['No se pudo enviar el mensaje.']))
})

test('what is unsent for a server that is away is told in passing, and no more once it is out', async () => {
  store.set(serverReachableAtom, false)
  const { send } = open()
  server.does = 'unreachable'
  await act(async () => send(FRIEND, 'uno'))
  expect(echoed).toHaveBeenCalledExactlyOnceWith('No se pudo enviar el mensaje.')
  expect(store.get(announcementAtom).text).toBe('No se pudo enviar el mensaje.')
  expect(raised).not.toHaveBeenCalled()
  expect(takeBack).not.toHaveBeenCalled()
  store.set(serverReachableAtom, true)
  server.does = 'sent'
  await act(() => deliverOutbox(signedIn()))
  expect(takeBack).toHaveBeenCalledOnce()
})

test('who sends a failed message again hears of it when it fails again', async () => {
  const { send, retry } = open()
  server.does = 'unreachable'
  await act(async () => send(FRIEND, 'uno'))
  const id = outboxOf(signedIn())[0]?.id ?? ''
  await act(async () => retry(id))
  expect(raised).toHaveBeenCalledTimes(2)
})

test('while the server is away messages are told of once, and again after its return', async () => {
  const { send } = open()
  const isReachable = (is: boolean) => act(() => store.set(serverReachableAtom, is))
  const write = (text: string) => act(async () => send(FRIEND, text))
  server.does = 'unreachable'
  isReachable(false)
  await write('uno')
  await write('dos')
  expect(echoed).toHaveBeenCalledTimes(1)
  isReachable(true)
  server.does = 'sent'
  await write('tres')
  server.does = 'unreachable'
  isReachable(false)
  await write('cuatro')
  expect(echoed).toHaveBeenCalledTimes(2)
  isReachable(true)
})

test('a message that fails after its sender has signed out is told to nobody', async () => {
  const { send } = open()
  server.does = 'unreachable'
  await act(async () => {
    send(FRIEND, 'uno')
    showEntrance()
    await vi.advanceTimersByTimeAsync(1)
  })
  expect(raised).not.toHaveBeenCalled()
  expect(outboxOf(signInAs(ME))).toHaveLength(1)
})

test('messages that are too many at once are told once and calmly, until all of them are out', async () => {
  const { send } = open()
  const write = (text: string) => act(async () => send(FRIEND, text))
  server.does = 'limited'
  await write('uno')
  await write('dos')
  expect(told).toHaveBeenCalledExactlyOnceWith(
    'Con calma',
    expect.stringContaining('saldrá solo en 4 minutos'),
  )
  expect(raised).not.toHaveBeenCalled()
  server.does = 'sent'
  await act(() => vi.advanceTimersByTimeAsync(240_000))
  expect(outboxOf(signedIn())).toEqual([])
  server.does = 'limited'
  await write('tres')
  expect(told).toHaveBeenCalledTimes(2)
  await act(() => vi.advanceTimersByTimeAsync(240_000))
})
