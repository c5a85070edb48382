import { beforeEach, expect, test, vi } from 'vitest'
import { signInAs } from '#renderer/session/testing/sign-in.tsx'
import { forgetStored, writeStored } from '#renderer/session/member-disk.ts'
import { allDraftFilesOf, changeDraftFiles, type DraftFile } from './draft-files.ts'

const draft = (name: string): DraftFile => ({
  id: crypto.randomUUID(),
  name,
  type: 'image/webp',
  size: 4,
  width: 4,
  height: 3,
  path: `luna/chat/sol/1-${name}`,
})

beforeEach(() => forgetStored('luna'))

test('files that were brought wait for the next sign-in, each in its conversation', () => {
  const [sea, sun] = [draft('mar.webp'), draft('sol.webp')]
  const luna = signInAs('luna')
  changeDraftFiles(luna, 'sol', () => [sea, sun])
  changeDraftFiles(luna, 'marte', () => [sun])
  changeDraftFiles(luna, 'marte', () => [])
  expect(allDraftFilesOf(signInAs('luna'))).toEqual([sea, sun])
  expect(allDraftFilesOf(signInAs('sol'))).toEqual([])
})

test('what cannot be read is told to the log', () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  writeStored('draft-files/luna/sol', [1])
  expect(allDraftFilesOf(signInAs('luna'))).toEqual([])
  expect(logged).toHaveBeenCalledOnce()
})
