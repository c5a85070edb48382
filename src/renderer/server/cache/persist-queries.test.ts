import 'fake-indexeddb/auto'
import { clear, createStore, entries, set } from 'idb-keyval'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const SERVER = 'https://uno.test'
const disk = createStore('cosmia-kept', 'queries')
const key = (...parts: readonly string[]) => ['conversation', ...parts]

/** The modules of a new start of the app over the same disk. */
async function start(server = SERVER, version = '1.0.0') {
  vi.resetModules()
  const { createPersistedQueries, forgetShown } = await import('./persist-queries.ts')
  const { persistQuery } = await import('./persist-rules.ts')
  const { createQueryClient } = await import('./query-client.ts')
  const kept = createPersistedQueries(server, version)
  const sayRule = () =>
    persistQuery('conversation', {
      most: 3,
      part: (texts: readonly string[]) => (texts.length > 0 ? texts.slice(-2) : undefined),
    })
  return { ...kept, sayRule, forgetShown, client: createQueryClient() }
}

async function enter(userId = 'luna', ...how: Parameters<typeof start>) {
  const app = await start(...how)
  app.sayRule()
  app.enter({ id: userId, queries: app.client })
  return app
}

const onDisk = async () => (await entries<IDBValidKey, { data: unknown }>(disk)).map(([, { data }]) => data)
const untilWritten = (count: number) => later(() => entries(disk)).toHaveLength(count)
/** As time goes on: what waits a second to be written is. */
const later = <Value>(value: () => Value) => soon(() => (vi.advanceTimersByTime(1_000), value()))
/** Polling every 0 ms moves no clock. */
const soon = <Value>(value: () => Value) => expect.poll(value, { interval: 0 })
/** For what shall not happen, by the clock of the machine: the disk works meanwhile. */
const { setTimeout: setRealTimeout } = globalThis
const pause = () => new Promise((resolve) => setRealTimeout(resolve, 50))
const shown = (app: { client: { getQueryData(key: readonly string[]): unknown } }, friend = 'sol') =>
  app.client.getQueryData(key(friend))

beforeEach(() => {
  vi.restoreAllMocks()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(async () => {
  vi.useRealTimers()
  await clear(disk)
})

/** An app that was closed, or killed, after it had kept a conversation. */
async function keptBefore(texts: readonly string[] = ['hola', 'qué tal', 'adiós']) {
  const app = await enter()
  app.client.setQueryData(key('sol'), texts)
  await untilWritten(1)
}

it('shows what was kept, within its bounds, until it is read anew', async () => {
  await keptBefore()
  const again = await enter()
  await soon(() => shown(again)).toEqual(['qué tal', 'adiós'])
  expect(again.client.getQueryState(key('sol'))).toMatchObject({ isInvalidated: true, fetchStatus: 'idle' })
})

it('keeps what was read right before the window was closed', async () => {
  const app = await enter()
  app.client.setQueryData(key('sol'), ['hola'])
  dispatchEvent(new Event('pagehide'))
  await soon(onDisk).toEqual([['hola']])
})

it('waits for the room that knows what was kept, and for what it needs to show it', async () => {
  await keptBefore()
  const again = await start()
  again.enter({ id: 'luna', queries: again.client })
  await pause()
  expect(shown(again)).toBeUndefined()
  again.sayRule()
  await soon(() => shown(again)).toBeDefined()
})

it('does not show it over what has been read meanwhile', async () => {
  await keptBefore()
  const again = await start()
  again.enter({ id: 'luna', queries: again.client })
  again.client.setQueryData(key('sol'), ['leído ahora'])
  again.sayRule()
  await pause()
  expect(shown(again)).toEqual(['leído ahora'])
})

it('falls back to what is kept where the cache has thrown a query away', async () => {
  const app = await enter()
  app.client.setQueryData(key('sol'), ['hola', 'qué tal', 'adiós'])
  await untilWritten(1)
  app.client.removeQueries({ queryKey: key('sol') })
  await soon(() => shown(app)).toEqual(['qué tal', 'adiós'])
  expect(app.client.getQueryState(key('sol'))).toMatchObject({ isInvalidated: true })
  app.leave()
  app.client.clear()
  await untilWritten(0)
  expect(shown(app)).toBeUndefined()
})

it('keeps the queries that changed last, nothing of an empty one, and nothing without a rule', async () => {
  const app = await enter()
  for (const [index, friend] of ['a', 'b', 'c', 'd'].entries())
    app.client.setQueryData(key(friend), [friend], { updatedAt: index + Date.now() })
  app.client.setQueryData(key('e'), [])
  app.client.setQueryData(['comments', 'p1'], ['algo'])
  await untilWritten(3)
  expect(await onDisk()).toEqual([['b'], ['c'], ['d']])
})

it('leaves nothing of who signs out, what is being written included', async () => {
  const app = await enter()
  app.client.setQueryData(key('sol'), ['hola'])
  await untilWritten(1)
  app.client.setQueryData(key('mar'), ['hola'])
  const put = vi.spyOn(IDBObjectStore.prototype, 'put')
  await later(() => put).toHaveBeenCalled()
  app.leave()
  app.client.setQueryData(key('sol'), ['tarde'])
  await untilWritten(0)
  vi.advanceTimersByTime(1_200)
  await pause()
  expect(await onDisk()).toEqual([])
})

it.each([
  ['another member', ['sol', SERVER, '1.0.0'], 0],
  ['another version of the app', ['luna', SERVER, '1.0.1'], 0],
  ['another server, whose members may come back', ['luna', 'https://dos.test', '1.0.0'], 1],
] as const)('shows nothing of it to %s', async (_who, how, left) => {
  await keptBefore()
  const again = await enter(...how)
  await untilWritten(left)
  expect(shown(again)).toBeUndefined()
})

it('forgets what is older than a month', async () => {
  await keptBefore()
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 31 * 24 * 3_600_000)
  const again = await enter()
  await untilWritten(0)
  expect(shown(again)).toBeUndefined()
})

it('starts without what is unreadable, removes it and says so in the log', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  await keptBefore()
  await set([SERVER, 'luna', 'half'], { at: 1, data: 'x' }, disk)
  const again = await enter()
  await soon(() => shown(again)).toBeDefined()
  await untilWritten(1)
  expect(logged).toHaveBeenCalledOnce()
})

it('shows nothing of what has another form than it was written in, and removes it', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  await keptBefore()
  const [[place, query] = []] = await entries<IDBValidKey, object>(disk)
  await set(place ?? [], { ...query, data: null }, disk)
  const again = await enter()
  await untilWritten(0)
  expect(shown(again)).toBeUndefined()
  expect(logged).toHaveBeenCalledOnce()
})

it('forgets what a screen that failed may have shown, of this member alone, and keeps what is read from then on', async () => {
  await keptBefore(['rota'])
  const [[, query] = []] = await entries<IDBValidKey, object>(disk)
  await set(['https://dos.test', 'sol', 'x'], query, disk)
  const again = await enter()
  await soon(() => shown(again)).toBeDefined()
  again.client.setQueryData(key('mar'), ['leído'])
  await untilWritten(3)
  again.forgetShown()
  await soon(onDisk).toEqual([['rota']])
  // What came from the server goes back to the disk although it has not changed; what was only shown does not.
  await later(onDisk).toEqual([['rota'], ['leído']])
})

it('forgets nothing for a screen that failed where nothing kept was shown', async () => {
  const app = await enter()
  app.client.setQueryData(key('sol'), ['hola'])
  await untilWritten(1)
  app.forgetShown()
  await pause()
  expect(await onDisk()).toEqual([['hola']])
})

it('goes on where the disk neither gives nor takes anything', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('broken', 'UnknownError')
  })
  const app = await enter()
  app.client.setQueryData(key('sol'), ['hola'])
  await later(() => logged).toHaveBeenCalledTimes(2)
  expect(shown(app)).toEqual(['hola'])
})
