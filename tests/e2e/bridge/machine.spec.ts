import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { ElectronApplication, Page } from 'playwright'
import { Notifications } from '../chat/support/notifications.ts'
import type { Preferences } from '#shared/preferences.ts'
import { memberSavesAs } from '../support/member-chooses.ts'
import { Desktop, TrayIcon } from './support/tray.ts'
import { expect, test } from './support/test.ts'

const inOutput = (name: string) => test.info().outputPath(name)

const visible = (app: ElectronApplication) =>
  app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().map((one) => one.isVisible()))
const closeWindow = (app: ElectronApplication) =>
  app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close())

const menuItem = (app: ElectronApplication, id: string) =>
  app.evaluate(({ Menu }, wanted) => {
    const item = Menu.getApplicationMenu()?.getMenuItemById(wanted)
    return item ? item.checked : null
  }, id)
const choose = (app: ElectronApplication, ...ids: readonly string[]) =>
  app.evaluate(({ Menu }, wanted) => {
    for (const id of wanted) Menu.getApplicationMenu()?.getMenuItemById(id)?.click()
  }, ids)

const preferences = (page: Page) =>
  page.evaluate(async () => {
    const answer = await window.cosmia.preferences.get()
    return answer.ok ? answer.data : null
  })

const message = (body: string) => ({
  tag: 'sol',
  title: 'Sol',
  body,
  route: '/dashboard/home',
  canReply: true,
})
const tell = (page: Page, body: string) =>
  page.evaluate((shown) => window.cosmia.notifications.show(shown), message(body))

test('closed, the program lives on in the tray, says so once, and is quiet on demand', async ({
  launchApp,
}) => {
  const desktop = new Desktop(inOutput('desktop'))
  const app = await launchApp({ env: desktop.env })
  const { electronApp, page } = app
  const tray = await TrayIcon.record(electronApp)
  const notifications = await Notifications.record(electronApp)
  await expect.poll(async () => (await preferences(page))?.offered.tray).toBe(true)
  await page.evaluate(() => window.cosmia.app.setBadge(2))
  expect(await tray.words()).toBe('Cosmia · 2 conversaciones sin leer')
  expect(await tray.survives()).toBe(true)

  await closeWindow(electronApp)
  await expect.poll(() => visible(electronApp)).toEqual([false])
  expect(await notifications.shown()).toMatchObject([{ title: 'Cosmia sigue en órbita' }])
  await tell(page, 'hola')
  expect(await notifications.shown()).toHaveLength(2)
  await tray.choose('open')
  await expect.poll(() => visible(electronApp)).toEqual([true])
  await closeWindow(electronApp)
  await expect.poll(() => visible(electronApp)).toEqual([false])
  expect(await notifications.shown()).toHaveLength(2)

  const heard = await page.evaluateHandle(() => {
    const events: string[] = []
    window.cosmia.preferences.onChange(({ chosen }) => events.push(chosen.quiet))
    return events
  })
  await preferences(page)
  await tray.choose('quiet-until-switched-off')
  await expect.poll(() => heard.jsonValue()).toEqual(['until-switched-off'])
  expect(await tray.words()).toBe('Cosmia · 2 conversaciones sin leer · No molestar')
  expect(await menuItem(electronApp, 'quiet-until-switched-off')).toBe(true)
  await tell(page, 'otra')
  // Not shown, and what the one before it said is no longer true.
  expect(await notifications.shown()).toMatchObject([{ title: 'Cosmia sigue en órbita' }])

  const { electronApp: again, page: next } = (await app.restart(), app)
  expect((await preferences(next))?.chosen.quiet).toBe('until-switched-off')
  const later = await Notifications.record(again)
  await choose(again, 'quiet-until-tomorrow')
  await tell(next, 'nada')
  expect((await preferences(next))?.chosen.quiet).toBe('until-tomorrow')
  await choose(again, 'quiet-off')
  await next.evaluate(() => window.cosmia.preferences.change({ namesOnly: true }))
  await tell(next, 'un secreto')
  expect(await later.shown()).toEqual([{ title: 'Sol', body: 'Mensaje nuevo' }])

  // The desktop loses its tray: a window that is closed would be lost too.
  expect(await menuItem(again, 'closes-to-tray')).toBe(true)
  desktop.hasTray(false)
  expect((await preferences(next))?.offered.tray).toBe(false)
  expect(await menuItem(again, 'closes-to-tray')).toBeNull()
  const ended = again.waitForEvent('close')
  await closeWindow(again)
  await ended
})

test('the system starts the program without its window, and closing is the end, as the member wants it', async ({
  launchApp,
}) => {
  const desktop = new Desktop(inOutput('desktop'))
  const { electronApp, page } = await launchApp({ env: desktop.env, args: ['--hidden'] })
  const tray = await TrayIcon.record(electronApp)
  expect(await visible(electronApp)).toEqual([false])
  const entry = path.join(inOutput('desktop'), 'autostart', 'cosmia.desktop')
  const start = (isOn: boolean) =>
    page.evaluate(async (startsWithSystem) => {
      const answer = await window.cosmia.preferences.change({ startsWithSystem })
      return answer.ok && answer.data.chosen.startsWithSystem
    }, isOn)
  expect(await start(true)).toBe(true)
  expect(readFileSync(entry, 'utf8')).toMatch(/^Exec=".*" "--hidden"$/m)
  expect(await start(false)).toBe(false)
  expect(existsSync(entry)).toBe(false)
  await page.evaluate(() => window.cosmia.app.setBadge(1))
  await tray.choose('open')
  expect(await visible(electronApp)).toEqual([true])

  await expect.poll(() => menuItem(electronApp, 'closes-to-tray')).toBe(true)
  await choose(electronApp, 'closes-to-tray')
  expect((await preferences(page))?.chosen.closesToTray).toBe(false)
  const ended = electronApp.waitForEvent('close')
  await closeWindow(electronApp).catch(() => undefined)
  await ended
})

test('a window that is not looked at blinks where the system has no other word for a message; zoom and spelling stay as wanted', async ({
  app,
  page,
}) => {
  await app.electronApp.evaluate(({ BrowserWindow }) => {
    const flashes: boolean[] = []
    const [only] = BrowserWindow.getAllWindows()
    Object.assign(globalThis, { flashes })
    if (only) only.flashFrame = (isOn) => void flashes.push(isOn)
    only?.blur()
  })
  const flashes = () =>
    app.electronApp.evaluate(() => (globalThis as unknown as { flashes: boolean[] }).flashes)
  await tell(page, 'hola')
  const blinks = process.platform === 'win32' ? [true] : []
  expect(await flashes()).toEqual(blinks)
  await app.electronApp.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.focus())
  expect(await flashes()).toEqual([...blinks, false])

  const state = () =>
    app.electronApp.evaluate(({ BrowserWindow, session }) => ({
      zoom: BrowserWindow.getAllWindows()[0]?.webContents.getZoomLevel(),
      checks: session.defaultSession.isSpellCheckerEnabled(),
      languages: session.defaultSession.getSpellCheckerLanguages(),
    }))
  expect(await state()).toEqual({ zoom: 0, checks: true, languages: ['es', 'en-US'] })
  await choose(app.electronApp, 'zoom-Plus', 'zoom-=', 'zoom-numadd', 'zoom--', 'spelling-es-MX')
  await choose(app.electronApp, 'spelling-en-US')
  expect(await state()).toEqual({ zoom: 1, checks: true, languages: ['es', 'es-MX'] })
  await choose(app.electronApp, 'spelling')
  await app.restart()
  expect(await state()).toMatchObject({ zoom: 1, checks: false })
  await choose(app.electronApp, 'spelling')
  expect(await state()).toMatchObject({ checks: true, languages: ['es', 'es-MX'] })
  await app.electronApp.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.webContents.emit('zoom-changed', {}, 'out'),
  )
  expect((await state()).zoom).toBe(0.5)
  await choose(app.electronApp, 'zoom-0')
  expect((await state()).zoom).toBe(0)

  // The page chooses languages as the menu does, and a drawing that counts from the next start on.
  const change = (some: Partial<Preferences>) =>
    app.page.evaluate((wanted) => window.cosmia.preferences.change(wanted), some)
  await change({ spellingLanguages: ['es-MX'] })
  expect((await state()).languages).toEqual(['es-MX'])
  expect(await menuItem(app.electronApp, 'spelling-es')).toBe(false)
  expect(await change({ usesGraphics: false })).toMatchObject({ data: { offered: { restart: true } } })
  const target = await memberSavesAs(app, 'diagnostico.txt')
  await choose(app.electronApp, 'diagnostics')
  await expect.poll(() => existsSync(target)).toBe(true)
  expect(readFileSync(target, 'utf8')).toMatch(
    /^# Cosmia: diagnóstico, .*"usesGraphics": false.*## Registro/s,
  )
})
