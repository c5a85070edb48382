import { app, dialog } from 'electron'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reportErrors } from './report-errors.ts'

vi.mock('electron', async () => {
  const { EventEmitter } = await import('node:events')
  const app = Object.assign(new EventEmitter(), { isReady: () => true, quit: vi.fn() })
  return { app, dialog: { showMessageBox: vi.fn() } }
})

const log = { warn: vi.fn(), error: vi.fn() }
const heard = new Map<string | symbol, (error: unknown) => void>()

beforeEach(() => {
  vi.clearAllMocks()
  app.removeAllListeners()
  vi.spyOn(process, 'on').mockImplementation((name, listener) => {
    heard.set(name, listener as (error: unknown) => void)
    return process
  })
  reportErrors(log)
})
afterEach(() => void vi.restoreAllMocks())

it.each(['uncaughtException', 'unhandledRejection'])(
  'notes an %s and asks in Spanish, once',
  async (name) => {
    const answer = Promise.withResolvers<Electron.MessageBoxReturnValue>()
    vi.mocked(dialog.showMessageBox).mockReturnValue(answer.promise)
    const error = new Error('no')
    heard.get(name)?.(error)
    heard.get(name)?.(error)
    expect(log.error).toHaveBeenCalledWith(expect.any(String), error)
    expect(dialog.showMessageBox).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ message: 'Algo ha fallado en Cosmia', buttons: ['Seguir', 'Salir'] }),
    )
    answer.resolve({ response: 1, checkboxChecked: false })
    await vi.waitFor(() => expect(app.quit).toHaveBeenCalled())
  },
)

it('notes which process of the browser has ended', () => {
  app.emit('child-process-gone', {}, { type: 'GPU', reason: 'crashed', exitCode: 5 })
  expect(log.error).toHaveBeenCalledWith('a process ended: GPU, crashed, exit code 5')
})
