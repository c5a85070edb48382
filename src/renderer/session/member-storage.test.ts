import { createStore, entries } from 'idb-keyval'
import { beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod/mini'
import { store } from '#renderer/lib/store.ts'
import { diskFullAtom } from '#renderer/lib/window-storage.ts'
import { forgetStored, readStored, storedUnder, writeStored } from './member-disk.ts'
import { memberMap } from './member-storage.ts'
import { signInAs } from './testing/sign-in.tsx'

const places = memberMap('place', z.string())
const onDisk = async () =>
  Object.fromEntries(await entries<string, unknown>(createStore('cosmia-members', 'values')))

beforeEach(() => {
  vi.restoreAllMocks()
  for (const id of ['luna', 'luna-2', 'sol']) forgetStored(id)
})

test('a value is there at once, on the disk soon, and at the next sign-in', async () => {
  const map = signInAs('luna').part(places)
  map.set('home', 'p1')
  map.set('', 'p2')
  expect([map.get('home'), map.get('')]).toEqual(['p1', 'p2'])
  await expect.poll(onDisk).toEqual({ 'place/luna/home': 'p1', 'place/luna': 'p2' })
  expect(signInAs('luna').part(places).entries()).toEqual([
    ['home', 'p1'],
    ['', 'p2'],
  ])
  map.set('home', undefined)
})

test('a start of the app reads what the last one has stored', async () => {
  writeStored('place/luna/home', 'p1')
  await expect.poll(onDisk).toEqual({ 'place/luna/home': 'p1' })
  vi.resetModules()
  const disk = await import('./member-disk.ts')
  expect(disk.storedUnder('place/luna')).toEqual([])
  await disk.readStored()
  expect(disk.storedUnder('place/luna')).toEqual([['place/luna/home', 'p1']])
})

test('a member sees nothing of another, however alike their names', () => {
  signInAs('luna-2').part(places).set('home', 'p1')
  expect(signInAs('luna').part(places).entries()).toEqual([])
})

test('who has left stores nothing any more: somebody else may be them by now', async () => {
  const former = signInAs('luna').part(places)
  signInAs('luna').part(places).set('home', 'new')
  former.set('home', 'old')
  await expect.poll(onDisk).toEqual({ 'place/luna/home': 'new' })
})

test('everything of one member goes, and nothing of another, though it speaks of them', async () => {
  const own = ['draft/luna/post', 'outbox/luna', 'seen/luna/all', 'pet-draft/luna/new', 'message-cursor/luna']
  const others = ['draft/sol/message/luna', 'outbox/sol']
  for (const name of [...own, ...others]) writeStored(name, 'x')
  forgetStored('luna')
  await expect.poll(async () => Object.keys(await onDisk()).toSorted()).toEqual(others.toSorted())
})

test('a value that is not what it was is left out, and the log says so', () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  writeStored('place/luna/home', 7)
  writeStored('place/luna/search', 'p2')
  expect(signInAs('luna').part(places).entries()).toEqual([['search', 'p2']])
  expect(logged).toHaveBeenCalledOnce()
})

test('where the disk takes no more, values live on with the window, which says so once', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const putting = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const map = signInAs('luna').part(places)
  map.set('home', 'p1')
  map.set('home', 'p2')
  await expect.poll(() => store.get(diskFullAtom)).toBe(true)
  await expect.poll(() => logged.mock.calls.length).toBe(1)
  expect(signInAs('luna').part(places).get('home')).toBe('p2')
  putting.mockRestore()
  map.set('home', 'p3')
  signInAs('luna').part(places).set('home', 'p4')
  await expect.poll(() => store.get(diskFullAtom)).toBe(false)
})

test('a disk that cannot be read is as one that has nothing', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(IDBObjectStore.prototype, 'getAllKeys').mockImplementation(() => {
    throw new DOMException('broken', 'UnknownError')
  })
  vi.spyOn(IDBObjectStore.prototype, 'openCursor').mockImplementation(() => {
    throw new DOMException('broken', 'UnknownError')
  })
  await readStored()
  expect(storedUnder('place/luna')).toEqual([])
  expect(logged).toHaveBeenCalledOnce()
})
