import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Choices } from '../settings/choices.ts'
import { PageEnd } from './page-end.ts'
import { callAttention, prepareWindow } from './prepare-window.ts'
import { fakeWindow } from './testing/fake-window.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cosmia-window-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function prepared(platform: NodeJS.Platform, closesToTray = true) {
  const { fake, window } = fakeWindow()
  const show = vi.fn()
  const look = vi.fn(async () => platform !== 'darwin')
  const onPageLeft = vi.fn()
  const choices = new Choices(path.join(folder, 'preferences.json'), { warn: vi.fn(), error: vi.fn() })
  prepareWindow(window, {
    title: 'Cosmia',
    platform,
    isQuitting: () => false,
    closesToTray: () => closesToTray,
    choices,
    tray: { look },
    end: new PageEnd(vi.fn()),
    notifications: { show },
    log: { warn: vi.fn(), error: vi.fn() },
    pictures: { canSave: () => false, save: vi.fn() },
    onPageLeft,
  })
  const close = async () => {
    const preventDefault = vi.fn()
    fake.emit('close', { preventDefault })
    if (preventDefault.mock.calls.length > 0) await vi.waitFor(() => expect(fake.hide).toHaveBeenCalled())
    fake.hide.mockClear()
    return preventDefault.mock.calls.length > 0
  }
  return { fake, window, show, look, onPageLeft, choices, close }
}

it('goes on in the tray, and says so once', async () => {
  const { show, close } = prepared('win32')
  expect([await close(), await close()]).toEqual([true, true])
  expect(show).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ title: 'Cosmia sigue en órbita', canReply: false }),
  )
  const later = prepared('win32')
  await later.close()
  expect(later.show).not.toHaveBeenCalled()
})

it('goes on in the Dock of macOS, as programs there do, whatever is chosen of trays', async () => {
  const { show, look, close } = prepared('darwin', false)
  expect(await close()).toBe(true)
  expect(look).not.toHaveBeenCalled()
  expect(show).not.toHaveBeenCalled()
})

it('ends with its window where the member wants it so', async () => {
  expect(await prepared('linux', false).close()).toBe(false)
})

it('shows each page as large as the last one, and hears the wheel', () => {
  const { fake, choices } = prepared('linux')
  const { setZoomLevel } = fake.webContents
  choices.change({ zoomLevel: 1 })
  setZoomLevel.mockClear()
  fake.webContents.emit('did-navigate')
  expect(setZoomLevel.mock.calls).toEqual([[1]])
  fake.webContents.emit('zoom-changed', {}, 'in')
  expect(choices.current.zoomLevel).toBe(1.5)
  fake.webContents.emit('zoom-changed', {}, 'out')
  expect(choices.current.zoomLevel).toBe(1)
})

it('zooms when it is chosen, and not a window that is gone', () => {
  const { fake, choices } = prepared('linux')
  const { setZoomLevel } = fake.webContents
  choices.change({ zoomLevel: 2 })
  fake.emit('closed')
  choices.change({ zoomLevel: 3 })
  expect(setZoomLevel.mock.calls).toEqual([[0], [2]])
})

it('tells when its page is gone: by another, with its process, with its window', () => {
  const { fake, onPageLeft } = prepared('linux')
  fake.webContents.emit('did-navigate')
  fake.webContents.emit('render-process-gone')
  fake.emit('closed')
  expect(onPageLeft).toHaveBeenCalledTimes(3)
})

it('blinks in the task bar until the member looks', () => {
  const { fake, window } = prepared('win32')
  callAttention(window, 'win32')
  callAttention(window, 'win32')
  fake.emit('focus')
  expect(fake.flashFrame.mock.calls).toEqual([[true], [true], [false]])
})

it('does not blink under their eyes, without a window, or where the system tells twice for it', () => {
  const { fake, window } = fakeWindow()
  callAttention(window, 'darwin')
  callAttention(window, 'linux')
  callAttention(undefined, 'win32')
  fake.isFocused.mockReturnValue(true)
  callAttention(window, 'win32')
  expect(fake.flashFrame).not.toHaveBeenCalled()
})
