import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readJsonFile } from '../settings/json-file.ts'
import { keepWindowState } from './keep-window-state.ts'
import { fakeWindow } from './testing/fake-window.ts'
import { windowState } from './window-state.ts'

const log = { warn: vi.fn(), error: vi.fn() }
let folder: string

beforeEach(() => {
  vi.clearAllMocks()
  vi.useFakeTimers()
  folder = mkdtempSync(path.join(tmpdir(), 'cosmia-window-'))
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(folder, { recursive: true })
})

function kept() {
  const file = path.join(folder, 'window.json')
  const { fake, window } = fakeWindow()
  keepWindowState(window, file, log)
  return { fake, stored: () => readJsonFile(file, windowState) }
}

it('stores a place half a second after the last movement', () => {
  const { fake, stored } = kept()
  fake.emit('move')
  vi.advanceTimersByTime(400)
  fake.emit('resize')
  vi.advanceTimersByTime(400)
  expect(stored()).toBeNull()
  vi.advanceTimersByTime(100)
  expect(stored()).toEqual({ x: 10, y: 20, width: 900, height: 600, maximized: false, fullScreen: false })
})

it('stores at once what a window is closed with', () => {
  const { fake, stored } = kept()
  fake.isMaximized.mockReturnValue(true)
  fake.emit('close')
  expect(stored()).toMatchObject({ maximized: true })
})

it('stores no place that Wayland has not told', () => {
  vi.stubEnv('XDG_SESSION_TYPE', 'wayland')
  const { fake, stored } = kept()
  fake.getNormalBounds.mockReturnValue({ x: 0, y: 0, width: 900, height: 600 })
  fake.emit('close')
  expect(stored()).toEqual({ width: 900, height: 600, maximized: false, fullScreen: false })
  vi.stubEnv('XDG_SESSION_TYPE', 'x11')
  fake.emit('close')
  expect(stored()).toMatchObject({ x: 0, y: 0 })
  vi.unstubAllEnvs()
})

it('keeps full screen, but not that of a video', () => {
  const { fake, stored } = kept()
  fake.isFullScreen.mockReturnValue(true)
  fake.emit('enter-full-screen')
  vi.runAllTimers()
  expect(stored()).toMatchObject({ fullScreen: true })
  fake.emit('enter-html-full-screen')
  fake.emit('close')
  expect(stored()).toMatchObject({ fullScreen: false })
})

it('says that nothing could be stored, and no more', () => {
  mkdirSync(path.join(folder, 'window.json.new'))
  const { fake, stored } = kept()
  fake.emit('move')
  vi.runAllTimers()
  expect(log.warn).toHaveBeenCalled()
  expect(stored()).toBeNull()
})
