import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { app, dialog } from 'electron'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Choices } from '../settings/choices.ts'
import { fakeWindow } from '../windows/testing/fake-window.ts'
import { followGraphics, offerSafeStart } from './safe-start.ts'

let isReady = false

/**
 * Throws where Electron does (96f3996d): the graphics card can only be disabled before the app is ready
 * (shell/browser/api/electron_api_app.cc:1159), and a dialog only shown afterwards (lib/browser/api/dialog.ts,
 * `checkAppInitialized`).
 */
vi.mock('electron', async () => {
  const { EventEmitter } = await import('node:events')
  const acts = {
    disableHardwareAcceleration: vi.fn(() => {
      if (isReady) throw new Error('can only be called before app is ready')
    }),
    relaunch: vi.fn(),
    quit: vi.fn(),
  }
  return { app: Object.assign(new EventEmitter(), acts), dialog: { showMessageBox: vi.fn() } }
})

const log = { warn: vi.fn(), error: vi.fn() }
let folder: string

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  folder = mkdtempSync(path.join(tmpdir(), 'cosmia-graphics-'))
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(folder, { recursive: true })
})

/** Starts the app with the preferences that earlier starts have stored. */
function start(isSeen = true) {
  app.removeAllListeners()
  const choices = new Choices(path.join(folder, 'preferences.json'), log)
  isReady = false
  followGraphics(choices)
  isReady = true
  const { fake, window } = fakeWindow()
  vi.mocked(window.isVisible).mockReturnValue(isSeen)
  offerSafeStart(window, choices, log)
  const lose = (type: string, reason = 'crashed') =>
    app.emit('child-process-gone', {}, { type, reason, exitCode: 1 })
  return { choices, fake, lose }
}
const answer = (response: number) =>
  vi.mocked(dialog.showMessageBox).mockImplementation(async () => {
    if (!isReady) throw new TypeError('dialog module can only be used after app is ready')
    return { response, checkboxChecked: false }
  })

/** Two starts in each of which the graphics process dies twice, as it does with a broken driver. */
function loseTwice() {
  for (let count = 0; count < 2; count++) {
    const { lose } = start()
    lose('GPU')
    lose('GPU')
  }
}

it('offers a start without the graphics card after two starts in which its process died', async () => {
  answer(0)
  start().lose('GPU')
  start()
  expect(dialog.showMessageBox).not.toHaveBeenCalled()
  start().lose('GPU')
  start()
  await vi.waitFor(() => expect(app.relaunch).toHaveBeenCalledTimes(1))
  expect(dialog.showMessageBox).toHaveBeenCalledExactlyOnceWith(
    expect.anything(),
    expect.objectContaining({ buttons: ['Reiniciar sin aceleración', 'Seguir así'], cancelId: 1 }),
  )
  expect(app.disableHardwareAcceleration).not.toHaveBeenCalled()
  expect(start().choices.current).toMatchObject({ usesGraphics: false, graphicsLosses: 0 })
  expect(app.disableHardwareAcceleration).toHaveBeenCalledTimes(1)
})

it('asks a member who declined only after two more such starts', async () => {
  answer(1)
  loseTwice()
  const { choices } = start()
  await vi.waitFor(() => expect(choices.current.graphicsLosses).toBe(0))
  start().lose('GPU')
  start()
  expect(dialog.showMessageBox).toHaveBeenCalledTimes(1)
  expect(app.relaunch).not.toHaveBeenCalled()
})

it('asks only once the window is visible', () => {
  answer(1)
  loseTwice()
  const { fake } = start(false)
  expect(dialog.showMessageBox).not.toHaveBeenCalled()
  fake.emit('show')
  expect(dialog.showMessageBox).toHaveBeenCalledTimes(1)
})

it('counts only crashes of the graphics process, and starts counting again after a successful start', () => {
  const first = start()
  first.lose('Utility')
  first.lose('GPU', 'clean-exit')
  first.lose('GPU', 'killed')
  expect(first.choices.current.graphicsLosses).toBe(0)
  first.lose('GPU')
  app.emit('before-quit')
  const steady = start()
  expect(steady.choices.current.graphicsLosses).toBe(1)
  vi.advanceTimersByTime(5 * 60_000)
  expect(steady.choices.current.graphicsLosses).toBe(0)
  start().lose('GPU')
  start()
  app.emit('before-quit')
  expect(start().choices.current.graphicsLosses).toBe(0)
})
