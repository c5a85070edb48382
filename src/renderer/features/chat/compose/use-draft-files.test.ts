import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AsMember, signInAs } from '#renderer/session/testing/sign-in.tsx'
import { pendingPlaces } from '#renderer/session/pending-files.ts'
import { showEntrance } from '#renderer/session/session.ts'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { draftFilesOf } from '../outbox/draft-files.ts'
import { prepareFile } from './prepare-file.ts'
import { useDraftFiles } from './use-draft-files.ts'

vi.mock('./prepare-file.ts', () => ({ prepareFile: vi.fn() }))
vi.mock('#renderer/entities/files/pick/accept-file.ts', () => ({
  acceptFile: async (file: File) => file,
}))

const file = new File(['Hola'], 'notas.txt')
const facts = {
  name: file.name,
  type: 'text/plain',
  size: 4,
  width: null,
  height: null,
  path: 'luna/chat/sol/1',
}

beforeEach(() => void signInAs('luna'))
afterEach(closeWindow)

it('a file that is made ready while its member signs out is not kept', async () => {
  const ready = Promise.withResolvers<Awaited<ReturnType<typeof prepareFile>>>()
  vi.mocked(prepareFile).mockReturnValueOnce(ready.promise)
  const { result } = renderHook(() => useDraftFiles('sol'), { wrapper: AsMember })
  const { take, whenReady } = result.current
  act(() => void take([file]))
  await expect.poll(() => prepareFile).toHaveBeenCalled()
  act(() => showEntrance())
  ready.resolve({ file, facts })
  await act(whenReady)
  const luna = signInAs('luna')
  expect(await pendingPlaces(luna)).toEqual([])
  expect(draftFilesOf(luna, 'sol')).toEqual([])
})
