import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import type { DraftFile } from './draft-files.ts'

const draft = (name: string): DraftFile => ({
  id: crypto.randomUUID(),
  name,
  type: 'image/webp',
  size: 4,
  width: 4,
  height: 3,
  path: `luna/chat/sol/1-${name}`,
})

/** A start of the app; what localStorage has had no time to write is gone. */
async function start(written: Readonly<Record<string, string>>) {
  vi.resetModules()
  localStorage.clear()
  for (const [name, text] of Object.entries(written)) localStorage.setItem(name, text)
  const files = await import('./draft-files.ts')
  await files.draftFilesRecovered
  return files
}

const writtenByNow = () => ({ ...localStorage }) as Record<string, string>

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()))

test('files that were brought wait for the next start, each in its conversation', async () => {
  const [sea, sun] = [draft('mar.webp'), draft('sol.webp')]
  const { changeDraftFiles } = await start({})
  changeDraftFiles('luna', 'sol', () => [sea, sun])
  changeDraftFiles('luna', 'marte', () => [sun])
  changeDraftFiles('luna', 'marte', () => [])
  expect((await start(writtenByNow())).allDraftFilesOf('luna')).toEqual([sea, sun])
  expect((await start(writtenByNow())).allDraftFilesOf('sol')).toEqual([])
})

test('so do those that were brought right before the app was killed', async () => {
  const sea = draft('mar.webp')
  const { changeDraftFiles } = await start({})
  const before = writtenByNow()
  changeDraftFiles('luna', 'sol', () => [sea])
  await expect.poll(async () => (await start(before)).allDraftFilesOf('luna')).toEqual([sea])
})

test('what cannot be read is told to the log', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  expect((await start({ 'draft-files/luna/sol': '[1]' })).allDraftFilesOf('luna')).toEqual([])
  expect(logged).toHaveBeenCalledOnce()
})
