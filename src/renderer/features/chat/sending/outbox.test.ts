import { createStore } from 'jotai'
import { beforeEach, expect, test, vi } from 'vitest'
import type { OutboxEntry } from './outbox.ts'

const entry: OutboxEntry = {
  id: '0b8d43f4-9b2f-4a7e-9a45-3c1f6f0f2d11',
  receiver_id: 'friend',
  content: 'no salió todavía',
  created_at: '2026-11-20T10:00:00Z',
  status: 'unsent',
}

beforeEach(() => localStorage.clear())

/** The module and the store of a new start of the app over the same storage. */
async function start() {
  vi.resetModules()
  const { outboxAtom } = await import('./outbox.ts')
  return { outboxAtom, store: createStore() }
}

test.each(['unsent', 'waiting'] as const)(
  'a message that is %s is still there after a restart',
  async (status) => {
    const before = await start()
    before.store.set(before.outboxAtom('luna'), [{ ...entry, status }])
    const after = await start()
    expect(after.store.get(after.outboxAtom('luna'))).toEqual([{ ...entry, status }])
  },
)

test('each member has an outbox of their own', async () => {
  const { store, outboxAtom } = await start()
  store.set(outboxAtom('luna'), [entry])
  expect(store.get(outboxAtom('sol'))).toEqual([])
})

test('a damaged outbox does not keep the app from starting', async () => {
  localStorage.setItem('outbox/luna', '{"not":"a list"}')
  const { store, outboxAtom } = await start()
  expect(store.get(outboxAtom('luna'))).toEqual([])
})
