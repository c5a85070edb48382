import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { preparePicture } from '#renderer/entities/files/prepare/prepare-picture.ts'
import { pendingPlaces, removePendingFilesOf } from '#renderer/session/pending-files.ts'
import { showEntrance } from '#renderer/session/session.ts'
import { AsMember, signInAs } from '#renderer/session/testing/sign-in.tsx'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { startAwaiting } from '../posts/testing/start-awaiting.ts'
import { useDraftMedia } from './draft-media.ts'

const picture = new File(['x'], 'mar.webp', { type: 'image/webp' })

vi.mock('#renderer/entities/files/pick/pick-file.ts', () => ({ chooseFile: async () => picture }))
vi.mock('#renderer/entities/files/prepare/prepare-picture.ts', () => ({ preparePicture: vi.fn() }))

afterEach(closeWindow)

it.each([
  ['a member who stays', () => undefined, ['post']],
  ['nobody who leaves while it is made ready', showEntrance, []],
])('keeps a picture of %s', async (_who, meanwhile, kept) => {
  const member = signInAs('luna')
  const ready = Promise.withResolvers<Awaited<ReturnType<typeof preparePicture>>>()
  vi.mocked(preparePicture).mockReturnValueOnce(ready.promise)
  const { result } = renderHook(() => useDraftMedia('post', vi.fn()), { wrapper: AsMember })
  const finish = startAwaiting(ready, () => result.current.choose())
  await expect.poll(() => preparePicture).toHaveBeenCalled()
  act(meanwhile)
  await finish({ file: picture, width: 1, height: 1 })
  expect(await pendingPlaces(member)).toEqual(kept)
  await removePendingFilesOf(member)
})
