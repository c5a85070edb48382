import type { BrowserWindow } from 'electron'
import { beforeEach, expect, it, vi } from 'vitest'
import { showBadge } from './badge.ts'

const electron = vi.hoisted(() => ({
  app: { setBadgeCount: vi.fn() },
  nativeImage: { createFromBitmap: vi.fn((pixels: Buffer) => pixels) },
}))
vi.mock('electron', () => electron)

const setOverlayIcon = vi.fn<(pixels: Buffer | null, description: string) => void>()
const window = { setOverlayIcon } as unknown as BrowserWindow

beforeEach(() => vi.clearAllMocks())

it('puts the number on the dock or launcher', () => {
  showBadge(window, 3, 'linux')
  expect(electron.app.setBadgeCount).toHaveBeenCalledWith(3)
  expect(setOverlayIcon).not.toHaveBeenCalled()
})

it('puts a round dot on the task bar of Windows, says what it means, and takes it away', () => {
  showBadge(window, 3, 'win32')
  const [pixels, description] = setOverlayIcon.mock.lastCall ?? []
  const opacity = (x: number, y: number) => pixels?.[(y * 32 + x) * 4 + 3]
  expect([opacity(0, 0), opacity(16, 16), opacity(31, 31)]).toEqual([0, 255, 0])
  expect(description).toBe('3 conversaciones sin leer')
  showBadge(window, 0, 'win32')
  expect(setOverlayIcon).toHaveBeenLastCalledWith(null, '')
})

it('needs no window', () => {
  showBadge(undefined, 1, 'win32')
})
