import { expect, test } from 'playwright/test'
import { openApp, type OpenedApp } from './open-app.ts'

let opened: OpenedApp

test.beforeEach(async () => {
  opened = await openApp()
})
test.afterEach(() => opened.close())

/** Ends the page's process and waits until a page is there again. */
const crash = () =>
  opened.app.evaluate(async ({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents
    // Only a load after the end counts: that of the first page may be told late.
    const loaded = new Promise<unknown>((resolve) =>
      contents?.once('render-process-gone', () => contents.once('did-finish-load', () => resolve(null))),
    )
    contents?.forcefullyCrashRenderer()
    await loaded
    return contents?.executeJavaScript('typeof window.cosmia.session') as Promise<string>
  })

/** Answers the next question with one of its buttons and keeps what was asked. */
const answerWith = (button: string) =>
  opened.app.evaluate(({ dialog }, wanted) => {
    const asked: string[] = []
    Object.assign(globalThis, { asked })
    Object.assign(dialog, {
      showMessageBox: async (_window: unknown, { message, buttons }: Electron.MessageBoxOptions) => {
        asked.push(message)
        return { response: buttons?.indexOf(wanted), checkboxChecked: false }
      },
    })
  }, button)

test('a page whose process ended comes back, with its bridge', async () => {
  expect(await crash()).toBe('object')
})

test('a page that ends again at once comes back after the member was asked', async () => {
  await answerWith('Cargar de nuevo')
  await crash()
  expect(await crash()).toBe('object')
  const asked = await opened.app.evaluate(() => (globalThis as unknown as { asked: string[] }).asked)
  expect(asked).toEqual(['Algo se ha roto en el cosmos'])
})

test('a link that comes while the page is gone is followed once it is back', async () => {
  await opened.app.evaluate(({ app, BrowserWindow }) => {
    BrowserWindow.getAllWindows()[0]?.webContents.once('render-process-gone', () => {
      app.emit('second-instance', {}, ['cosmia', 'cosmia://nowhere/to/be/found'])
    })
  })
  await crash()
  const route = () =>
    opened.app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript('location.hash'),
    )
  await expect.poll(route).toBe('#/nowhere/to/be/found')
})
