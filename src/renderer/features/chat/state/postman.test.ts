import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionAtom } from '#renderer/entities/session/state/session.ts'
import { store } from '#renderer/lib/store.ts'
import type { OutgoingMessage, SendOutcome } from '../api/send-message.ts'
import { FRIEND, ME, message } from '../testing/message.ts'
import { outboxAtom } from './outbox.ts'
import { deliver, post, postAgain, takeOut } from './postman.ts'

interface Server {
  status: SendOutcome['status']
  received: OutgoingMessage[]
}

const server = vi.hoisted((): Server => ({ status: 'sent', received: [] }))

vi.mock('../api/send-message.ts', () => ({
  sendMessage: (outgoing: OutgoingMessage) => {
    server.received.push(outgoing)
    return Promise.resolve(
      server.status === 'sent'
        ? { status: 'sent', message: message(1, outgoing) }
        : { status: server.status, cause: new Error(server.status) },
    )
  },
}))

const waiting = () => store.get(outboxAtom(ME)).map(({ content, status }) => [content, status])

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  store.set(sessionAtom, { status: 'present', user: { id: ME, email: 'me@cosmia.test' } })
  Object.assign(server, { status: 'sent', received: [] })
})

afterEach(() => store.set(outboxAtom(ME), []))

test('a text that arrives leaves nothing behind', async () => {
  expect(await post(ME, FRIEND, 'hola')).toBe(true)
  expect(server.received).toMatchObject([{ sender_id: ME, receiver_id: FRIEND, content: 'hola' }])
  expect(waiting()).toEqual([])
})

test('what could not be sent goes out first when the next text is sent', async () => {
  server.status = 'unreachable'
  expect(await post(ME, FRIEND, 'uno')).toBe(false)
  expect(waiting()).toEqual([['uno', 'unsent']])
  server.status = 'sent'
  expect(await post(ME, FRIEND, 'dos')).toBe(true)
  expect(server.received.map(({ content }) => content)).toEqual(['uno', 'uno', 'dos'])
})

test('a refused text goes out only when the member sends it again', async () => {
  server.status = 'refused'
  await post(ME, FRIEND, 'hola')
  server.status = 'sent'
  await deliver(ME)
  expect(waiting()).toEqual([['hola', 'refused']])
  expect(await postAgain(ME, store.get(outboxAtom(ME))[0]?.id ?? '')).toBe(true)
  expect(waiting()).toEqual([])
})

test('a message seen to have arrived is taken out without another send', async () => {
  server.status = 'unreachable'
  await post(ME, FRIEND, 'hola')
  takeOut(
    ME,
    server.received.map(({ id }) => id),
  )
  expect(waiting()).toEqual([])
})
