import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
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

/** Puts an AppImage of an old version into a folder, with what the builder has told it of new ones. */
function installedIn(folder: string, feed: string) {
  mkdirSync(folder)
  const installed = path.join(folder, 'Cosmia.AppImage')
  writeFileSync(installed, 'old')
  writeFileSync(path.join(folder, 'app-update.yml'), `provider: generic\nurl: ${feed}\n`)
  // Left by the builder, which packs all packages of Linux from one folder.
  writeFileSync(path.join(folder, 'package-type'), 'deb')
  const env = {
    COSMIA_HOST_PACKAGED: '1',
    COSMIA_HOST_RESOURCES: folder,
    APPIMAGE: installed,
    XDG_CACHE_HOME: path.join(folder, 'cache'),
  }
  return { env, installed }
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
  const marker = path.join(folder, 'started')
  const program = Buffer.from(`#!/bin/sh\necho new > '${marker}'\n`)
  const feed = await startFeed('99.0.0', program)
  const { env, installed } = installedIn(folder, feed.url)
  const app = await launchApp({ env })
  const said = await answer(app, 'Descargar')
  expect(await lookForUpdates(app)).toBe('Buscar actualizaciones…')
  await expect.poll(said).toEqual(['Hay una versión nueva de Cosmia: la 99.0.0'])
  // From here on the page tells of it, and nothing comes over what the member does.
  const bar = app.page.getByRole('region', { name: 'Actualización' })
  await expect(bar).toContainText('La versión 99.0.0 está lista.')
  expect(feed.asked.toSorted()).toEqual(['/Cosmia-99.0.0.AppImage', expect.stringMatching(/^\/latest-linux/)])
  expect(readFileSync(installed, 'utf8')).toBe('old')
  await feed.close()

  const ended = new Promise((resolve) => app.electronApp.process().once('exit', resolve))
  await bar.getByRole('button', { name: 'Reiniciar ahora' }).click()
  await ended
  expect(readFileSync(installed)).toEqual(program)
  await expect.poll(() => existsSync(marker)).toBe(true)
})

test(
  'nothing is looked for while developing; what was tampered with is not taken, what does not answer is said',
  { tag: '@again' },
  async ({ app, launchApp }) => {
    expect(await lookForUpdates(app)).toBe('no such entry')
    const feed = await startFeed('99.0.0', Buffer.from('ours'), Buffer.from('evil'))
    const { env, installed } = installedIn(test.info().outputPath('installed'), feed.url)
    const started = await launchApp({ env })
    const said = await answer(started, 'Descargar')
    await lookForUpdates(started)
    const bar = started.page.getByRole('region', { name: 'Actualización' })
    await expect(bar).toContainText('No se pudo descargar la versión 99.0.0.')
    expect(await said()).toEqual(['Hay una versión nueva de Cosmia: la 99.0.0'])
    expect(readFileSync(installed, 'utf8')).toBe('old')
    await feed.close()
    await lookForUpdates(started)
    await expect.poll(async () => (await said()).at(-1)).toBe('No se pudo buscar si hay una versión nueva')
  },
)
