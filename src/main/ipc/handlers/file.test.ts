import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { shell } from 'electron'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { FileKind } from '#shared/bridge.ts'
import { APP_ORIGIN } from '#shared/config.ts'
import type { FileDialogs } from '../../platform/files/file-dialogs.ts'
import { ChosenPlaces } from '../../platform/files/chosen-places.ts'
import { OneTimeFiles } from '../../platform/files/one-time-files.ts'
import { RouteError } from '../../route-error.ts'
import { fileHandlers } from './file.ts'

vi.mock('electron', () => ({ shell: { showItemInFolder: vi.fn() } }))

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cosmia-files-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function written(name: string, text: string): string {
  const file = path.join(folder, name)
  writeFileSync(file, text)
  return file
}

it('saves where the member wants it, and shows it there while it is there', async () => {
  const target = path.join(folder, 'órbita.txt')
  const dialogs: Pick<FileDialogs, 'choosePlace'> = { choosePlace: async () => target }
  const handlers = fileHandlers(
    dialogs as FileDialogs,
    new OneTimeFiles(APP_ORIGIN),
    new ChosenPlaces(folder),
  )
  const file = { suggestedName: 'a.txt', bytes: new TextEncoder().encode('órbita') }
  const place = await handlers['file.save_dialog'](file)
  expect(place).toEqual({ token: expect.any(String), name: 'órbita.txt' })
  expect(readFileSync(target, 'utf8')).toBe('órbita')
  const token = place?.token ?? ''
  await handlers['file.show_in_folder']({ token })
  expect(shell.showItemInFolder).toHaveBeenCalledExactlyOnceWith(target)
  const refused = (of: string) =>
    expect(() => handlers['file.show_in_folder']({ token: of })).toThrow(RouteError)
  refused('01a1fba4-a89b-47fc-a7c4-2bd434ecbfc5')
  rmSync(target)
  refused(token)
  expect(shell.showItemInFolder).toHaveBeenCalledOnce()
})

function openSeveral(chosen: readonly string[], kind: FileKind = 'chat-file') {
  const dialogs: Pick<FileDialogs, 'chooseFiles'> = { chooseFiles: async () => chosen }
  const handlers = fileHandlers(
    dialogs as FileDialogs,
    new OneTimeFiles(APP_ORIGIN),
    new ChosenPlaces(folder),
  )
  return handlers['file.open_several']({ kind })
}

it('opens what may be opened of several files, and tells of the others', async () => {
  const files = [
    written('a.txt', 'hola'),
    written('b.exe', 'MZ\0'),
    path.join(folder, 'gone'),
    written('c.txt', 'y'),
  ]
  const { opened, refused, surplus } = await openSeveral(files)
  expect(opened.map(({ name, size, url }) => [name, size, url.startsWith('/files/')])).toEqual([
    ['a.txt', 4, true],
    ['c.txt', 1, true],
  ])
  expect([refused, surplus]).toEqual([['file.unsupported', 'file.unreadable'], 0])
})

it('opens ten at once and says how many more there were', async () => {
  const files = Array.from({ length: 13 }, (_, index) => written(`${index}.txt`, 'x'))
  const { opened, surplus } = await openSeveral(files)
  expect([opened.length, surplus]).toEqual([10, 3])
})

it('opens as many pictures at once as an album holds', async () => {
  const gif = 'GIF89a\x01\0\x01\0\0\0\0;'
  const files = Array.from({ length: 101 }, (_, index) => written(`${index}.gif`, gif))
  const { opened, surplus } = await openSeveral(files, 'image')
  expect([opened.length, surplus]).toEqual([100, 1])
})

it('opens none where the member cancels', async () => {
  expect(await openSeveral([])).toEqual({ opened: [], refused: [], surplus: 0 })
})
