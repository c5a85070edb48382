// @vitest-environment node
import 'fake-indexeddb/auto'
import { beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => vi.restoreAllMocks())

/** The modules of a new start of the app over the same disk. */
async function start() {
  vi.resetModules()
  const files = await import('./pending-files.ts')
  const { store } = await import('#renderer/lib/store.ts')
  await files.readPendingFiles()
  return {
    ...files,
    kept: () => [...(store.get(files.pendingFilesAtom) ?? new Map<string, unknown>()).keys()],
  }
}

const file = (keptAt: number) => ({ file: new File(['x'], 'foto.png'), facts: { alt: '' }, keptAt })

it('keeps a file over a restart until it is forgotten', async () => {
  const { addPendingFile } = await start()
  await addPendingFile('luna/post', file(1))
  const again = await start()
  expect(again.kept()).toEqual(['luna/post'])
  await again.removePendingFile('luna/post')
  expect(again.kept()).toEqual([])
  expect((await start()).kept()).toEqual([])
})

it('forgets the files of who signs out, and nobody else’s', async () => {
  const { addPendingFile, removePendingFilesOf, removePendingFile } = await start()
  await addPendingFile('luna/post', file(1))
  await addPendingFile('sol/post', file(2))
  await removePendingFilesOf('luna')
  expect((await start()).kept()).toEqual(['sol/post'])
  await removePendingFile('sol/post')
})

it('keeps all that a member has brought, and of others the newest eight', async () => {
  const { addPendingFile, removePendingFilesOf } = await start()
  for (let day = 1; day <= 9; day += 1) await addPendingFile(`luna/chat/${day}`, file(day))
  expect((await start()).kept()).toHaveLength(9)
  await addPendingFile('sol/post', file(10))
  const { kept } = await start()
  expect(kept()).toHaveLength(9)
  expect(kept()).not.toContain('luna/chat/1')
  await removePendingFilesOf('luna')
  await removePendingFilesOf('sol')
})

it('goes on with a file where the disk takes nothing, and says so in the log', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const { addPendingFile, kept } = await start()
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await addPendingFile('luna/post', file(1))
  expect(kept()).toEqual(['luna/post'])
  expect(logged).toHaveBeenCalledOnce()
})
