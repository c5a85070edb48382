import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { chooseFile } from '#renderer/entities/files/pick/pick-file.ts'
import { storeFiles } from '#renderer/entities/files/upload/upload-files.ts'
import { store } from '#renderer/lib/store.ts'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { forgetStored } from '#renderer/session/member-disk.ts'
import { addPendingFile, pendingPlaces, removePendingFilesOf } from '#renderer/session/pending-files.ts'
import { showEntrance } from '#renderer/session/session.ts'
import { AsMember, signInAs, signedIn } from '#renderer/session/testing/sign-in.tsx'
import { announcementAtom } from '#renderer/ui/announce.ts'
import { useBlogComposer } from './use-blog-composer.ts'
import { useDraftGenre } from './blog-draft.ts'

vi.mock('#renderer/entities/files/pick/pick-file.ts', () => ({ chooseFile: vi.fn() }))
vi.mock('#renderer/entities/files/upload/upload-files.ts', async (original) => ({
  ...(await original<object>()),
  storeFiles: vi.fn(),
}))

const file = new File(['Hola'], 'cuento.txt', { type: 'text/plain' })

beforeEach(async () => {
  vi.clearAllMocks()
  await removePendingFilesOf(signInAs('luna'))
})

afterEach(() => {
  closeWindow()
  forgetStored('luna')
})

const useWriting = () => ({ ...useBlogComposer(vi.fn()), chooseGenre: useDraftGenre()[1] })
const open = () => renderHook(useWriting, { wrapper: AsMember }).result

it.each([
  ['a member who stays', () => undefined, ['blog-content']],
  ['nobody who leaves before it is chosen', showEntrance, []],
])('keeps a file of %s', async (_who, meanwhile, kept) => {
  const member = signedIn()
  const { promise, resolve } = Promise.withResolvers<File>()
  vi.mocked(chooseFile).mockReturnValueOnce(promise)
  const writing = open()
  const chosen = writing.current.content.choose()
  act(meanwhile)
  resolve(file)
  await act(() => chosen)
  expect(await pendingPlaces(member)).toEqual(kept)
})

it('says nothing of a blog post that was on its way when its member signed out', async () => {
  const member = signedIn()
  await addPendingFile(member, 'blog-content', {
    file,
    facts: { path: 'luna/blog-content/1-cuento.txt' },
    keptAt: 1,
  })
  const { promise, reject } = Promise.withResolvers<never>()
  vi.mocked(storeFiles).mockReturnValueOnce(promise)
  const writing = open()
  act(() => writing.current.setTitle('La farola'))
  act(() => writing.current.chooseGenre('Misterio'))
  const published = writing.current.publish()
  await expect.poll(() => storeFiles).toHaveBeenCalledOnce()
  const said = store.get(announcementAtom)
  act(showEntrance)
  reject(new DOMException('left', 'AbortError'))
  await published
  expect(store.get(announcementAtom)).toBe(said)
})
