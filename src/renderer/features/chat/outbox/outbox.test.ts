import { beforeEach, expect, test, vi } from 'vitest'
import type { OutboxEntry } from './outbox.ts'

vi.mock('#renderer/session/journal.ts', () => ({ note: vi.fn(), lostNotes: () => Promise.resolve([]) }))

const entry: OutboxEntry = {
  id: '0b8d43f4-9b2f-4a7e-9a45-3c1f6f0f2d11',
  receiver_id: 'friend',
  content: 'no salió todavía',
  created_at: '2026-11-20T10:00:00Z',
  status: 'unsent',
}

beforeEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

/** The module of a new start of the app over the same storage. */
async function start() {
  vi.resetModules()
  return import('./outbox.ts')
}

test.each(['unsent', 'waiting'] as const)(
  'a message that is %s is still there after a restart',
  async (status) => {
    const { changeOutbox } = await start()
    changeOutbox('luna', () => [{ ...entry, status }])
    const { outboxOf } = await start()
    expect(outboxOf('luna')).toEqual([{ ...entry, status }])
  },
)

test('so is a file', async () => {
  const { changeOutbox } = await start()
  const file = {
    name: 'mar.webp',
    type: 'image/webp',
    size: 4,
    width: 4,
    height: 3,
    path: 'luna/chat/friend/1-mar.webp',
  }
  changeOutbox('luna', () => [{ ...entry, content: '', file }])
  const { outboxOf } = await start()
  expect(outboxOf('luna')).toEqual([{ ...entry, content: '', file }])
})

test('each member has an outbox of their own', async () => {
  const { changeOutbox, outboxOf } = await start()
  changeOutbox('luna', () => [entry])
  expect(outboxOf('sol')).toEqual([])
})

test('nothing is kept of an outbox that is empty', async () => {
  const { changeOutbox } = await start()
  changeOutbox('luna', () => [entry])
  changeOutbox('luna', () => [])
  expect(localStorage.getItem('outbox/luna')).toBeNull()
})

test('a message waits until the window closes where nothing more can be stored', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const { changeOutbox, outboxOf } = await start()
  changeOutbox('luna', () => [entry])
  expect(outboxOf('luna')).toEqual([entry])
})

test('a damaged outbox does not keep the app from starting', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  localStorage.setItem('outbox/luna', '{"not":"a list"}')
  const { outboxOf } = await start()
  expect(outboxOf('luna')).toEqual([])
})
