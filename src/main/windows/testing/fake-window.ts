import { EventEmitter } from 'node:events'
import type { BrowserWindow } from 'electron'
import { vi } from 'vitest'

/** A window with the members that this room uses; a test emits the events of system and page. */
class FakeWindow extends EventEmitter {
  readonly webContents = Object.assign(new EventEmitter(), {
    reload: vi.fn(),
    forcefullyCrashRenderer: vi.fn(),
    setZoomLevel: vi.fn(),
  })
  readonly show = vi.fn()
  readonly focus = vi.fn()
  readonly restore = vi.fn()
  readonly hide = vi.fn()
  readonly close = vi.fn()
  readonly flashFrame = vi.fn()
  readonly setFullScreen = vi.fn()
  readonly setBounds = vi.fn()
  readonly loadURL = vi.fn(async (_url: string) => {})
  readonly isVisible = vi.fn(() => false)
  readonly isMinimized = vi.fn(() => false)
  readonly isFocused = vi.fn(() => false)
  readonly isDestroyed = vi.fn(() => false)
  readonly isMaximized = vi.fn(() => false)
  readonly isFullScreen = vi.fn(() => false)
  readonly getNormalBounds = vi.fn(() => ({ x: 10, y: 20, width: 900, height: 600 }))
}

export function fakeWindow() {
  const fake = new FakeWindow()
  return { fake, window: fake as unknown as BrowserWindow }
}
