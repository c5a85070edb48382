import { expect, it, vi } from 'vitest'
import { signInAs } from '#renderer/session/testing/sign-in.tsx'
import { addPendingFile, pendingFile, removePendingFile } from '#renderer/session/pending-files.ts'
import { bytesPlace, changeDraftFiles, draftFilesOf, type DraftFile } from './draft-files.ts'
import { removeUnusedFiles } from './remove-unused-files.ts'

vi.mock('#renderer/session/pending-files.ts', async (original) => {
  const all = await original<{ removePendingFile: typeof removePendingFile }>()
  return { ...all, removePendingFile: vi.fn(all.removePendingFile) }
})

const OLD = bytesPlace(crypto.randomUUID())
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
  const luna = signInAs('luna')
  await addPendingFile(luna, OLD, bytes(0))
  vi.mocked(removePendingFile).mockImplementationOnce(async () => {
    await addPendingFile(luna, bytesPlace(file.id), bytes(Date.now()))
    changeDraftFiles(luna, 'sol', (files) => [...files, file])
  })
  await removeUnusedFiles(luna, 'sol')
  expect(removePendingFile).toHaveBeenCalledExactlyOnceWith(luna, OLD)
  expect(draftFilesOf(luna, 'sol')).toEqual([file])
  expect(await pendingFile(luna, bytesPlace(file.id))).toBeDefined()
})
