import { app, powerMonitor, type Session } from 'electron'
import { beforeEach, expect, it, vi } from 'vitest'
import { fakeWindow } from '../windows/testing/fake-window.ts'
import { flushStorage } from './flush-storage.ts'

vi.mock('electron', async () => {
  const { EventEmitter } = await import('node:events')
  return { app: new EventEmitter(), powerMonitor: new EventEmitter() }
})

beforeEach(() => {
  app.removeAllListeners()
  powerMonitor.removeAllListeners()
})

/**
 * A session that writes its storage asynchronously, as Electron's does (96f3996d, shell/browser/api/electron_api_session.cc:748).
 * Windows first asks its programs whether the session may end; at `session-end` Electron's process exits at once
 * (shell/browser/native_window_views_win.cc:422-451).
 */
function sessionOf(system: { isGone: boolean }) {
  const flushed = vi.fn()
  const flushStorageData = () => queueMicrotask(() => system.isGone || flushed())
  return { flushed, session: { flushStorageData } as unknown as Session }
}

it('writes the storage of the page before Windows ends the session', async () => {
  const system = { isGone: false }
  const { flushed, session } = sessionOf(system)
  flushStorage(session)
  const { fake, window } = fakeWindow()
  app.emit('browser-window-created', {}, window)
  fake.emit('query-session-end', { reasons: ['logoff'] })
  await Promise.resolve()
  fake.emit('session-end', { reasons: ['logoff'] })
  system.isGone = true
  await Promise.resolve()
  expect(flushed).toHaveBeenCalledOnce()
})

it('writes the storage when the window is hidden and when the machine goes to sleep', async () => {
  const { flushed, session } = sessionOf({ isGone: false })
  flushStorage(session)
  const { fake, window } = fakeWindow()
  app.emit('browser-window-created', {}, window)
  fake.emit('hide')
  powerMonitor.emit('suspend')
  await Promise.resolve()
  expect(flushed).toHaveBeenCalledTimes(2)
})
