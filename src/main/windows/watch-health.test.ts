import { app } from 'electron'
import { beforeEach, expect, it, vi } from 'vitest'
import { fakeWindow } from './testing/fake-window.ts'
import { watchHealth } from './watch-health.ts'

vi.mock('electron', async () => {
  const { EventEmitter } = await import('node:events')
  return { app: new EventEmitter() }
})

beforeEach(() => void app.removeAllListeners())

function watched() {
  const ask = vi.fn()
  const { fake, window } = fakeWindow()
  watchHealth(window, ask)
  return { ask, fake }
}

it('offers to end a page that does not answer, which brings it back', () => {
  const { ask, fake } = watched()
  fake.emit('unresponsive')
  const [trouble, retry] = ask.mock.lastCall ?? []
  expect(trouble).toMatchObject({ retry: 'Volver a cargar', dismiss: 'Esperar' })
  retry()
  expect(fake.webContents.forcefullyCrashRenderer).toHaveBeenCalled()
})

it('says that the graphics are lost when it happens again at once, and of what else ends nothing', () => {
  const { ask, fake } = watched()
  const lose = (type: string) => app.emit('child-process-gone', {}, { type, reason: 'crashed', exitCode: 1 })
  lose('Utility')
  lose('GPU')
  expect(ask).not.toHaveBeenCalled()
  lose('GPU')
  expect(ask).toHaveBeenCalledTimes(1)
  fake.emit('closed')
  lose('GPU')
  expect(ask).toHaveBeenCalledTimes(1)
})
