import { EventEmitter } from 'node:events'
import { app, BrowserWindow, dialog } from 'electron'
import { beforeEach, expect, it, vi } from 'vitest'
import { answerForMember } from './answer-for-member.ts'

vi.mock('electron', async () => {
  const { EventEmitter: Emitter } = await import('node:events')
  return {
    app: new Emitter(),
    BrowserWindow: { getFocusedWindow: vi.fn() },
    dialog: { showMessageBox: vi.fn(async () => ({ response: 0 })) },
  }
})

const log = { warn: vi.fn(), error: vi.fn() }
const focused = vi.mocked(BrowserWindow.getFocusedWindow)
const told = () => vi.mocked(dialog.showMessageBox).mock.calls.map((call: unknown[]) => call.at(-1))
const askForPassword = (isProxy: boolean) =>
  app.emit('login', {}, null, {}, { isProxy, scheme: 'basic' }, vi.fn())

beforeEach(() => {
  vi.clearAllMocks()
  app.removeAllListeners()
  answerForMember(log)
})

it('shows no server a certificate from the store of the member', () => {
  const event = { preventDefault: vi.fn() }
  const answer = vi.fn()
  const identityCard = { subjectName: 'APELLIDO NOMBRE - 00000000T' }
  app.emit('select-client-certificate', event, {}, 'https://evil.test/a', [identityCard], answer)
  expect(event.preventDefault).toHaveBeenCalledOnce()
  expect(answer).toHaveBeenCalledExactlyOnceWith()
})

it('says once that a proxy wants a password, and as soon as the member looks', () => {
  focused.mockReturnValue(null)
  askForPassword(true)
  askForPassword(true)
  expect(told()).toEqual([])
  focused.mockReturnValue(new EventEmitter() as BrowserWindow)
  app.emit('browser-window-focus')
  app.emit('browser-window-focus')
  askForPassword(true)
  expect(told()).toMatchObject([{ message: expect.stringContaining('proxy') }])
})

it('notes a server that wants one, and goes on', () => {
  askForPassword(false)
  expect(told()).toEqual([])
  expect(log.warn).toHaveBeenCalledOnce()
})
