import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { NotificationCenter } from '../platform/notifications/notification-center.ts'
import type { TrayKeeper } from '../platform/tray/tray-keeper.ts'
import { Choices } from '../settings/choices.ts'
import { callAttention, endAttention, keepZoom, stayOn } from './prepare-window.ts'
import { fakeWindow } from './testing/fake-window.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cosmia-stay-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function staying(platform: NodeJS.Platform, closesToTray = true) {
  const { fake, window } = fakeWindow()
  const show = vi.fn()
  const look = vi.fn(async () => platform !== 'darwin')
  stayOn(window, {
    title: 'Cosmia',
    platform,
    isQuitting: () => false,
    closesToTray: () => closesToTray,
    choices: new Choices(path.join(folder, 'preferences.json'), { warn: vi.fn(), error: vi.fn() }),
    tray: { look } as unknown as TrayKeeper,
    notifications: { show } as unknown as NotificationCenter,
  })
  const close = async () => {
    const preventDefault = vi.fn()
    fake.emit('close', { preventDefault })
    if (preventDefault.mock.calls.length > 0) await vi.waitFor(() => expect(fake.hide).toHaveBeenCalled())
    fake.hide.mockClear()
    return preventDefault.mock.calls.length > 0
  }
  return { show, look, close }
}

it('goes on in the tray, and says so once', async () => {
  const { show, close } = staying('win32')
  expect([await close(), await close()]).toEqual([true, true])
  expect(show).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ title: 'Cosmia sigue en órbita', canReply: false }),
  )
  const later = staying('win32')
  await later.close()
  expect(later.show).not.toHaveBeenCalled()
})

it('goes on in the Dock of macOS, as programs there do, whatever is chosen of trays', async () => {
  const { show, look, close } = staying('darwin', false)
  expect(await close()).toBe(true)
  expect(look).not.toHaveBeenCalled()
  expect(show).not.toHaveBeenCalled()
})

it('ends with its window where the member wants it so', async () => {
  expect(await staying('linux', false).close()).toBe(false)
})

it('shows each page as large as the last one, and hears the wheel', () => {
  const { fake, window } = fakeWindow()
  const zoomBy = vi.fn()
  let level = 1
  keepZoom(window, () => level, zoomBy)
  fake.webContents.emit('did-navigate')
  level = 2
  fake.webContents.emit('did-navigate')
  expect(fake.webContents.setZoomLevel.mock.calls).toEqual([[1], [2]])
  fake.webContents.emit('zoom-changed', {}, 'in')
  fake.webContents.emit('zoom-changed', {}, 'out')
  expect(zoomBy.mock.calls).toEqual([[1], [-1]])
})

it('blinks in the task bar until the member looks', () => {
  const { fake, window } = fakeWindow()
  endAttention(window)
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
