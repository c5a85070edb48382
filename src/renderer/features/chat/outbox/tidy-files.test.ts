import 'fake-indexeddb/auto'
import { expect, it, vi } from 'vitest'
import { forgetFile, keepFile, keptFile } from '#renderer/entities/files/upload/pending-files.ts'
import { bytesKey, changeDraftFiles, draftFilesOf, type DraftFile } from './draft-files.ts'
import { tidyFiles } from './tidy-files.ts'

vi.mock('#renderer/entities/files/upload/pending-files.ts', async (original) => {
  const all = await original<{ forgetFile: typeof forgetFile }>()
  return { ...all, forgetFile: vi.fn(all.forgetFile) }
})

const OLD = bytesKey('luna', crypto.randomUUID())
const file: DraftFile = {
  id: crypto.randomUUID(),
  name: 'mar.webp',
  type: 'image/webp',
  size: 4,
  width: 1,
  height: 1,
  path: 'luna/chat/sol/1-mar.webp',
}
const bytes = (keptAt: number) => ({ file: new File(['1234'], 'mar.webp'), facts: null, keptAt })

it('what is brought while leftovers are cleared away stays', async () => {
  await keepFile(OLD, bytes(0))
  vi.mocked(forgetFile).mockImplementationOnce(async () => {
    await keepFile(bytesKey('luna', file.id), bytes(Date.now()))
    changeDraftFiles('luna', 'sol', (files) => [...files, file])
  })
  await tidyFiles('luna', 'sol')
  expect(forgetFile).toHaveBeenCalledExactlyOnceWith(OLD)
  expect(draftFilesOf('luna', 'sol')).toEqual([file])
  expect(await keptFile(bytesKey('luna', file.id))).toBeDefined()
})
