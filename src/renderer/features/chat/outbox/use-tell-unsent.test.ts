import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { store } from '#renderer/lib/store.ts'
import { serverReachableAtom } from '#renderer/server/connectivity.ts'
import { forgetStored } from '#renderer/session/member-disk.ts'
import { startJobs } from '#renderer/session/member-jobs.ts'
import { showEntrance } from '#renderer/session/session.ts'
import { AsMember, signedIn } from '#renderer/session/testing/sign-in.tsx'
import { clearToastsAtom, toastsAtom } from '#renderer/ui/toasts/use-toasts.ts'
import { FRIEND, ME } from '../messages/testing/message.ts'
import { answered, limited, refused, server, signInToServer } from '../messages/testing/message-server.ts'
import { messageJob, removeFromOutbox } from './outbox.ts'
import { useSendMessage } from './use-send-message.ts'
import { useTellUnsent } from './use-tell-unsent.ts'

const NOT_SENT = 'No se pudo enviar el mensaje.'

function useChat() {
  useTellUnsent()
  return useSendMessage()
}

/** The chat of a window. */
function open() {
  const { result } = renderHook(useChat, { wrapper: AsMember })
  return {
    write: (text: string) => act(async () => result.current.send(FRIEND, text)),
    retry: (id: string) => act(async () => result.current.retry(id)),
  }
}
const outbox = () => signedIn().part(messageJob.queue).jobs()
const told = () => store.get(toastsAtom).map(({ title, description }) => description ?? title)
/** The member has read them. */
const dismiss = () => act(() => store.set(clearToastsAtom))
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockReturnValue()
  signInToServer()
})

afterEach(() => {
  cleanup()
  showEntrance()
  forgetStored(ME)
  store.set(clearToastsAtom)
  store.set(serverReachableAtom, true)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

// spec: 8.chat.send
test('each message that is refused › is told', async () => {
  const { write } = open()
  server.usual = refused
  for (const text of ['uno', 'dos', 'tres']) {
    await write(text)
    expect(told()).toEqual([NOT_SENT])
    dismiss()
  }
})

test('a refused message › sent again by its member › is told of again, until it is out', async () => {
  const { write, retry } = open()
  server.next = [refused, refused]
  await write('uno')
  dismiss()
  const [{ id } = { id: '' }] = outbox()
  await retry(id)
  expect(told()).toEqual([NOT_SENT])
  await retry(id)
  expect(told()).toEqual([])
})

test('a refused message › discarded › is told no more', async () => {
  const { write } = open()
  server.usual = refused
  await write('uno')
  act(() => removeFromOutbox(signedIn(), [outbox()[0]?.id ?? '']))
  expect(told()).toEqual([])
})

const fault = answered(500, { code: 'XX000', message: 'internal error' })

test('messages that a server answers with a fault › are told of once, until all are out', async () => {
  const { write } = open()
  server.usual = fault
  await write('uno')
  expect(told()).toEqual([NOT_SENT])
  dismiss()
  await write('dos')
  await pass(60)
  expect(told()).toEqual([])
})

test('a message that a server answers with a fault › is told no more once it is out', async () => {
  const { write } = open()
  server.next = [fault]
  await write('uno')
  expect(told()).toEqual([NOT_SENT])
  await pass(30)
  expect(outbox()).toEqual([])
  expect(told()).toEqual([])
})

test('messages › while the server is away › are told of by nothing but the page, and go out at its return', async () => {
  const { write } = open()
  server.isThere = false
  await write('uno')
  await write('dos')
  expect(outbox().map(({ state }) => state)).toEqual(['unsent', 'unsent'])
  expect(told()).toEqual([])
  server.isThere = true
  await pass(10)
  expect(outbox()).toEqual([])
})

test.each([200, 404, 500, 502, 503, 504])(
  'a message › answered with a page of status %i › is told of by nothing but the page',
  async (status) => {
    const { write } = open()
    server.next = [answered(status, '<h1>Bad gateway</h1>')]
    await write('uno')
    expect(outbox()).toHaveLength(1)
    expect(told()).toEqual([])
  },
)

test('a message that waited › refused once the server is back › is told of', async () => {
  const { write } = open()
  server.isThere = false
  await write('uno')
  Object.assign(server, { isThere: true, usual: refused })
  await pass(10)
  expect(told()).toEqual([NOT_SENT])
})

test('a message refused in an earlier window › is told of no more', async () => {
  server.usual = refused
  await open().write('uno')
  dismiss()
  act(() => showEntrance())
  cleanup()
  signInToServer()
  open()
  act(() => startJobs(signedIn(), [messageJob]))
  await pass(60)
  expect(told()).toEqual([])
})

test('a message that fails after its sender has signed out › is told to nobody', async () => {
  const { write } = open()
  server.usual = () => {
    showEntrance()
    return Response.json({ code: '42501' }, { status: 403 })
  }
  await write('uno')
  await pass(1)
  expect(told()).toEqual([])
  signInToServer()
  expect(outbox()).toHaveLength(1)
})

test('messages that are too many at once › are told of once and calmly, until all of them are out', async () => {
  const { write } = open()
  server.usual = limited('240')
  await write('uno')
  await write('dos')
  expect(store.get(toastsAtom)).toMatchObject([
    {
      variant: 'info',
      title: 'Con calma',
      description: expect.stringContaining('saldrá solo en 4 minutos') as string,
    },
  ])
  dismiss()
  await pass(245)
  await write('tres')
  expect(told()).toEqual([])
  server.next = []
  server.usual = (written) => Response.json(written)
  await pass(245)
  expect(outbox()).toEqual([])
  server.usual = limited('240')
  await write('cuatro')
  expect(told()).toHaveLength(1)
})
