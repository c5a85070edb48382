import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { DesktopApp } from '../fixtures/desktop-app.ts'
import { expect, test } from './support/test.ts'
import { startFeed } from './support/update-feed.ts'

/** The member answers the questions of main with these buttons, and dismisses those after them. @returns what they read */
async function answer(app: DesktopApp, ...buttons: readonly string[]) {
  const said = await app.electronApp.evaluateHandle(({ dialog }, answers) => {
    const messages: string[] = []
    const left = [...answers]
    dialog.showMessageBox = async (...args: unknown[]) => {
      const options = args.at(-1) as Electron.MessageBoxOptions
      messages.push(options.message)
      const button = left.shift() ?? options.buttons?.at(-1) ?? ''
      return { response: options.buttons?.indexOf(button) ?? 0, checkboxChecked: false }
    }
    return messages
  }, buttons)
  return () => said.jsonValue()
}

const lookForUpdates = (app: DesktopApp) =>
  app.electronApp.evaluate(({ Menu }) => {
    const item = Menu.getApplicationMenu()?.getMenuItemById('updates')
    item?.click()
    return item?.label ?? 'no such entry'
  })

test('an installed app finds a new version, downloads it when told to and gives its place to it', async ({
  launchApp,
}) => {
  const folder = test.info().outputPath('installed')
  mkdirSync(folder)
  const installed = path.join(folder, 'Cosmia.AppImage')
  const started = path.join(folder, 'started')
  writeFileSync(installed, 'old')
  const program = Buffer.from(`#!/bin/sh\necho new > '${started}'\n`)
  const feed = await startFeed('99.0.0', program)
  writeFileSync(path.join(folder, 'app-update.yml'), `provider: generic\nurl: ${feed.url}\n`)
  const env = {
    COSMIA_HOST_PACKAGED: '1',
    COSMIA_HOST_RESOURCES: folder,
    APPIMAGE: installed,
    XDG_CACHE_HOME: path.join(folder, 'cache'),
  }
  const app = await launchApp({ env })
  const said = await answer(app, 'Descargar', 'Al salir')
  expect(await lookForUpdates(app)).toBe('Buscar actualizaciones…')
  await expect
    .poll(said)
    .toEqual(['Hay una versión nueva de Cosmia: la 99.0.0', 'La versión 99.0.0 está lista'])
  expect(feed.asked.toSorted()).toEqual(['/Cosmia-99.0.0.AppImage', expect.stringMatching(/^\/latest-linux/)])
  expect(readFileSync(installed, 'utf8')).toBe('old')
  await feed.close()

  const ended = new Promise((resolve) => app.electronApp.process().once('exit', resolve))
  await answer(app, 'Reiniciar ahora')
  await lookForUpdates(app)
  await ended
  expect(readFileSync(installed)).toEqual(program)
  await expect.poll(() => existsSync(started)).toBe(true)
})

test('nothing is looked for while developing, nor where the place cannot be reached without being asked', async ({
  app,
  launchApp,
}) => {
  expect(await lookForUpdates(app)).toBe('no such entry')
  const folder = test.info().outputPath('installed')
  mkdirSync(folder)
  writeFileSync(path.join(folder, 'app-update.yml'), 'provider: generic\nurl: http://127.0.0.1:9\n')
  const image = path.join(folder, 'Cosmia.AppImage')
  writeFileSync(image, '')
  chmodSync(image, 0o755)
  const env = { COSMIA_HOST_PACKAGED: '1', COSMIA_HOST_RESOURCES: folder, APPIMAGE: image }
  const installed = await launchApp({ env })
  const said = await answer(installed)
  await lookForUpdates(installed)
  await expect.poll(said).toEqual(['No se pudo buscar si hay una versión nueva'])
})
