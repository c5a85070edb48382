import { beforeEach, expect, it, vi } from 'vitest'
import { askAboutPage } from './ask-about-page.ts'
import { loadPage } from './load-page.ts'
import { fakeWindow } from './testing/fake-window.ts'

const electron = vi.hoisted(() => ({ app: { quit: vi.fn() }, dialog: { showMessageBox: vi.fn() } }))
vi.mock('electron', () => electron)

const log = { warn: vi.fn(), error: vi.fn() }
const PAGE = 'app://bundle/'

beforeEach(() => {
  vi.clearAllMocks()
  memberChooses('Reintentar')
})

function memberChooses(button: string) {
  electron.dialog.showMessageBox.mockImplementation(async (_window, { buttons }) => ({
    response: buttons.indexOf(button),
  }))
}

function loading() {
  const { fake, window } = fakeWindow()
  loadPage(window, PAGE, askAboutPage(window, log), log)
  return fake
}

it('loads the page and asks nothing as long as it comes', () => {
  const fake = loading()
  fake.webContents.emit('did-fail-load', {}, -3, 'ERR_ABORTED', PAGE, true)
  fake.webContents.emit('did-fail-load', {}, -2, 'ERR_FAILED', 'https://frame.test/', false)
  fake.webContents.emit('did-navigate', {}, PAGE, 200)
  expect(fake.loadURL).toHaveBeenCalledExactlyOnceWith(PAGE)
  expect(electron.dialog.showMessageBox).not.toHaveBeenCalled()
})

it.each([
  ['that fails', 'did-fail-load', [{}, -2, 'ERR_FAILED', PAGE, true]],
  ['that is not there', 'did-navigate', [{}, PAGE, 404]],
  ['whose preload throws', 'preload-error', [{}, 'index.cjs', new Error('no')]],
])('shows the window and asks about a page %s, then tries again', async (_what, event, details) => {
  const fake = loading()
  fake.webContents.emit(event, ...details)
  expect(fake.show).toHaveBeenCalled()
  expect(electron.dialog.showMessageBox).toHaveBeenCalledWith(
    fake,
    expect.objectContaining({
      message: 'No se pudo abrir la ventana',
      buttons: ['Reintentar', 'Salir'],
    }),
  )
  await vi.waitFor(() => expect(fake.loadURL).toHaveBeenCalledTimes(2))
  expect(electron.app.quit).not.toHaveBeenCalled()
})

it('quits when the member wants to', async () => {
  memberChooses('Salir')
  const fake = loading()
  fake.webContents.emit('did-navigate', {}, PAGE, 404)
  await vi.waitFor(() => expect(electron.app.quit).toHaveBeenCalled())
  expect(fake.loadURL).toHaveBeenCalledTimes(1)
})

it('asks one question at a time', async () => {
  const fake = loading()
  fake.webContents.emit('preload-error', {}, 'index.cjs', new Error('no'))
  fake.webContents.emit('did-fail-load', {}, -2, 'ERR_FAILED', PAGE, true)
  await vi.waitFor(() => expect(fake.loadURL).toHaveBeenCalledTimes(2))
  expect(electron.dialog.showMessageBox).toHaveBeenCalledTimes(1)
})
