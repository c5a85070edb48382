import { EventEmitter } from 'node:events'
import { beforeEach, expect, it, vi } from 'vitest'
import { followDisplays } from './follow-displays.ts'
import { WindowKeeper } from './window-keeper.ts'
import { fakeWindow } from './testing/fake-window.ts'

const screen = vi.hoisted(() => ({ on: vi.fn(), getAllDisplays: vi.fn() }))
vi.mock('electron', () => ({ screen }))

const displays = new EventEmitter()
beforeEach(() => {
  displays.removeAllListeners()
  screen.on.mockImplementation((name: string, listener: () => void) => displays.on(name, listener))
  screen.getAllDisplays.mockReturnValue([{ workArea: { x: 0, y: 0, width: 1920, height: 1040 } }])
})

function onSecondScreen() {
  const { fake, window } = fakeWindow()
  fake.getNormalBounds.mockReturnValue({ x: 2_500, y: 100, width: 900, height: 600 })
  const windows = new WindowKeeper(() => window)
  windows.open()
  followDisplays(windows)
  return fake
}

it('brings a window with its size back when its screen goes', () => {
  const fake = onSecondScreen()
  displays.emit('display-removed')
  expect(fake.setBounds).toHaveBeenCalledExactlyOnceWith({ x: 1_020, y: 100, width: 900, height: 600 })
})

it('leaves a maximised window to the system, which would be unmaximised', () => {
  const fake = onSecondScreen()
  fake.isMaximized.mockReturnValue(true)
  displays.emit('display-removed')
  expect(fake.setBounds).not.toHaveBeenCalled()
})
