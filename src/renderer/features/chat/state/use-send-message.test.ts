import { act, cleanup, renderHook } from '@testing-library/react'
import { Provider } from 'jotai'
import { createElement, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionAtom } from '#renderer/entities/session/state/session.ts'
import { store } from '#renderer/lib/store.ts'
import type { OutgoingMessage, SendOutcome } from '../api/send-message.ts'
import { FRIEND, ME, message } from '../testing/message.ts'
import { outboxAtom } from './outbox.ts'
import { forgetSendFailure } from './send-failure.ts'
import { useSendMessage } from './use-send-message.ts'

const server = vi.hoisted(() => ({ isThere: true }))
const raised = vi.hoisted(() => vi.fn<(text: string) => void>())

vi.mock('../api/send-message.ts', () => ({
  sendMessage: (outgoing: OutgoingMessage): Promise<SendOutcome> =>
    Promise.resolve(
      server.isThere
        ? { status: 'sent', message: message(1, outgoing) }
        : { status: 'unreachable', cause: new Error('offline') },
    ),
}))
vi.mock('#renderer/ui/toasts/use-toasts.ts', () => ({ useToasts: () => ({ error: raised }) }))

const wrapper = ({ children }: { children: ReactNode }) => createElement(Provider, { store }, children)
const open = () => renderHook(() => useSendMessage(), { wrapper }).result.current

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  raised.mockClear()
  server.isThere = true
  store.set(sessionAtom, { status: 'present', user: { id: ME, email: 'me@cosmia.test' } })
})

afterEach(() => {
  cleanup()
  store.set(outboxAtom(ME), [])
  forgetSendFailure(ME)
})

test('messages that fail one after the other are told once, until one goes out', async () => {
  const { send } = open()
  const write = (text: string) => act(async () => send(FRIEND, text))
  server.isThere = false
  await write('uno')
  await write('dos')
  expect(raised).toHaveBeenCalledExactlyOnceWith('No se pudo enviar el mensaje.')
  server.isThere = true
  await write('tres')
  server.isThere = false
  await write('cuatro')
  expect(raised).toHaveBeenCalledTimes(2)
})

test('who sends a failed message again hears of it when it fails again', async () => {
  const { send, retry } = open()
  server.isThere = false
  await act(async () => send(FRIEND, 'uno'))
  const id = store.get(outboxAtom(ME))[0]?.id ?? ''
  await act(async () => retry(id))
  expect(raised).toHaveBeenCalledTimes(2)
})
