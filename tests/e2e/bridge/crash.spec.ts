import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { DesktopApp } from '../fixtures/desktop-app.ts'
import { expect, test } from './support/test.ts'

/** Ends the page's process and waits until a page is there again. */
const crash = ({ electronApp }: DesktopApp) =>
  electronApp.evaluate(async ({ BrowserWindow }) => {
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
const answerWith = ({ electronApp }: DesktopApp, button: string) =>
  electronApp.evaluate(({ dialog }, wanted) => {
    const asked: string[] = []
    Object.assign(globalThis, { asked })
    Object.assign(dialog, {
      showMessageBox: async (_window: unknown, { message, buttons }: Electron.MessageBoxOptions) => {
        asked.push(message)
        return { response: buttons?.indexOf(wanted), checkboxChecked: false }
      },
    })
  }, button)

test('a page whose process ended comes back, with its bridge and the link that came meanwhile, and the log tells of it', async ({
  app,
}) => {
  await app.electronApp.evaluate(({ app, BrowserWindow }) => {
    BrowserWindow.getAllWindows()[0]?.webContents.once('render-process-gone', () => {
      app.emit('second-instance', {}, ['cosmia', 'cosmia://auth/confirm?code=abc'])
    })
  })
  expect(await crash(app)).toBe('object')
  const log = () => readFileSync(path.join(app.userData, 'logs', 'main.log'), 'utf8')
  await expect.poll(log).toContain('the process of the page ended: Error: crashed')
  const route = () =>
    app.electronApp.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript('location.hash'),
    )
  await expect.poll(route).toBe('#/auth/confirm?code=abc')
})

test('a page that ends again at once comes back after the member was asked', async ({ app }) => {
  // However long the first return takes here.
  await app.electronApp.evaluate(() => {
    const now = performance.now()
    performance.now = () => now
  })
  await answerWith(app, 'Volver a cargar')
  await crash(app)
  expect(await crash(app)).toBe('object')
  const asked = await app.electronApp.evaluate(() => (globalThis as unknown as { asked: string[] }).asked)
  expect(asked).toEqual(['Algo se ha roto en el cosmos'])
})
