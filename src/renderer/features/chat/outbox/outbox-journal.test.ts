import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import type { OutboxEntry } from './outbox.ts'

const entry = (id: string): OutboxEntry => ({
  id: `0b8d43f4-9b2f-4a7e-9a45-3c1f6f0f2d${id}`,
  receiver_id: 'friend',
  content: id,
  created_at: '2026-11-20T10:00:00Z',
  status: 'unsent',
})

/** A start of the app; what localStorage has had no time to write is gone. */
async function start(written: Readonly<Record<string, string>>) {
  vi.resetModules()
  localStorage.clear()
  for (const [name, text] of Object.entries(written)) localStorage.setItem(name, text)
  const { lostNotes } = await import('#renderer/session/journal.ts')
  const outbox = await import('./outbox.ts')
  return { ...outbox, recovered: () => lostNotes('outbox') }
}

const writtenByNow = () => ({ ...localStorage }) as Record<string, string>
const contents = (outbox: readonly OutboxEntry[]) => outbox.map(({ content }) => content)

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()))

test('a message that was written right before the app was killed is still there', async () => {
  const { changeOutbox } = await start({})
  changeOutbox('luna', () => [entry('11')])
  const { outboxOf, recovered } = await start({})
  await recovered()
  await expect.poll(() => contents(outboxOf('luna'))).toEqual(['11'])
  expect(outboxOf('sol')).toEqual([])
})

test('one that was thrown away right before stays away', async () => {
  const { changeOutbox } = await start({})
  changeOutbox('luna', () => [entry('11'), entry('12')])
  const written = writtenByNow()
  changeOutbox('luna', () => [entry('12')])
  const { outboxOf } = await start(written)
  await expect.poll(() => contents(outboxOf('luna'))).toEqual(['12'])
})

test('what is written before that is known stands behind it', async () => {
  const { changeOutbox } = await start({})
  changeOutbox('luna', () => [entry('11')])
  const again = await start({})
  again.changeOutbox('luna', (outbox) => [...outbox, entry('12')])
  await expect.poll(() => contents(again.outboxOf('luna'))).toEqual(['11', '12'])
})

test('after an orderly end the journal has no say', async () => {
  const { changeOutbox } = await start({})
  changeOutbox('luna', () => [entry('11')])
  const { outboxOf, recovered } = await start({ ...writtenByNow(), 'outbox/luna': '[]' })
  await recovered()
  expect(outboxOf('luna')).toEqual([])
})
