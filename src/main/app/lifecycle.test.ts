import { app, powerMonitor, type Session } from 'electron'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { EventOutbox } from '../ipc/event-outbox.ts'
import { fakeWindow } from '../windows/testing/fake-window.ts'
import { WindowKeeper } from '../windows/window-keeper.ts'
import { flushStorage } from './flush-storage.ts'
import { followPower, followSystem } from './lifecycle.ts'

vi.mock('electron', async () => {
  const { EventEmitter } = await import('node:events')
  const registration = {
    setAppUserModelId: vi.fn(),
    setToastActivatorCLSID: vi.fn(),
    setAsDefaultProtocolClient: vi.fn(),
  }
  return { app: Object.assign(new EventEmitter(), registration), powerMonitor: new EventEmitter() }
})

beforeEach(() => {
  vi.clearAllMocks()
  app.removeAllListeners()
  powerMonitor.removeAllListeners()
})

describe('followSystem on Windows', () => {
  const start = (isPackaged: boolean) => {
    Object.assign(app, { isPackaged })
    const windows = new WindowKeeper(() => fakeWindow().window)
    followSystem(new EventOutbox(vi.fn()), windows, 'win32')
  }

  it('says who the installed app is', () => {
    start(true)
    expect(app.setAppUserModelId).toHaveBeenCalledWith('app.cosmia.desktop')
    expect(app.setToastActivatorCLSID).toHaveBeenCalledWith(expect.stringMatching(/^\{[\dA-F-]{36}\}$/))
  })

  it('does not take the place of the installed app while developing', () => {
    start(false)
    expect(app.setAppUserModelId).toHaveBeenCalledExactlyOnceWith(process.execPath)
    expect(app.setToastActivatorCLSID).not.toHaveBeenCalled()
  })
})

it('comes up for a second start, unless the system makes it', () => {
  const windows = new WindowKeeper(() => fakeWindow().window)
  const raise = vi.fn()
  followSystem(new EventOutbox(vi.fn()), Object.assign(windows, { raise }), 'linux')
  app.emit('second-instance', {}, ['cosmia', '--hidden'])
  expect(raise).not.toHaveBeenCalled()
  app.emit('second-instance', {}, ['cosmia'])
  expect(raise).toHaveBeenCalledTimes(1)
})

it('notices that the member is back when they wake, unlock or only look', () => {
  const onBack = vi.fn()
  followPower(new EventOutbox(vi.fn()), onBack)
  powerMonitor.emit('resume')
  powerMonitor.emit('unlock-screen')
  app.emit('browser-window-focus')
  expect(onBack).toHaveBeenCalledTimes(3)
})

it('writes what the page has stored before the app may go without a word', () => {
  const flushStorageData = vi.fn()
  flushStorage({ flushStorageData } as unknown as Session)
  const { fake } = fakeWindow()
  app.emit('browser-window-created', {}, fake)
  fake.emit('hide')
  fake.emit('session-end')
  powerMonitor.emit('suspend')
  expect(flushStorageData).toHaveBeenCalledTimes(3)
})
