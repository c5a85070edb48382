import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright'
import type { FileKind } from '#shared/bridge.ts'
import { lastAsked, memberChooses, memberSavesAs } from '../support/member-chooses.ts'
import { startAgain } from './support/start-again.ts'
import { expect, test } from './support/test.ts'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const inOutput = (name: string) => test.info().outputPath(name)

const openFile = (page: Page, kind: FileKind) =>
  page.evaluate((asked) => window.cosmia.files.open(asked), kind)

test('a chosen file is fetched once, whole; one of the wrong kind, too large or gone is refused with its code', async ({
  app,
  page,
}) => {
  const bytes = Buffer.concat([PNG, Buffer.alloc(3_000_000, 7)])
  await memberChooses(app, 'nebulosa.png', bytes)
  const seen = await page.evaluate(async () => {
    const answer = await window.cosmia.files.open('image')
    if (!answer.ok || !answer.data) return null
    const { url, ...file } = answer.data
    const first = await fetch(url)
    const body = new Uint8Array(await first.arrayBuffer())
    const sum = body.reduce((total, byte) => total + byte, 0)
    return {
      file,
      status: first.status,
      type: first.headers.get('content-type'),
      sum,
      again: (await fetch(url)).status,
    }
  })
  expect(seen).toEqual({
    file: { name: 'nebulosa.png', type: 'image/png', size: bytes.length },
    status: 200,
    type: 'image/png',
    sum: bytes.reduce((total, byte) => total + byte, 0),
    again: 404,
  })

  await memberChooses(app, 'none')
  expect(await openFile(page, 'post-media')).toEqual({ ok: true, data: null })
  expect(await lastAsked(app)).toMatchObject({
    title: 'Elegir archivo',
    properties: ['openFile'],
    filters: [{ name: 'Archivos admitidos' }, { name: 'Imágenes' }, { name: 'Videos' }],
  })

  const codeOf = async (kind: FileKind) => {
    const answer = await openFile(page, kind)
    return answer.ok ? 'ok' : answer.error.code
  }
  await memberChooses(app, 'programa.png', Buffer.from('4d5a90000300000004000000ffff0000', 'hex'))
  expect(await codeOf('image')).toBe('file.unsupported')
  await memberChooses(app, 'enorme.png', Buffer.concat([PNG, Buffer.alloc(10 * 1024 * 1024)]))
  expect(await codeOf('image')).toBe('file.too_large')
  await memberChooses(app, 'perdida.png', PNG)
  rmSync(inOutput('perdida.png'))
  expect(await codeOf('image')).toBe('file.unreadable')
})

test('a file is saved where the member says, whole or not at all, and a full disk does not keep the window from closing', async ({
  app,
  page,
}) => {
  const target = inOutput('guardado.txt')
  const save = (chosen: string) =>
    app.electronApp
      .evaluate(({ dialog }, filePath) => {
        dialog.showSaveDialog = async () => ({ canceled: filePath === '', filePath })
      }, chosen)
      .then(() =>
        page.evaluate(() =>
          window.cosmia.files.save({
            suggestedName: '../a/b.txt',
            bytes: new TextEncoder().encode('órbita'),
          }),
        ),
      )
  expect(await save('')).toEqual({ ok: true, data: null })
  expect(existsSync(target)).toBe(false)
  writeFileSync(target, 'antes')
  const before = openSync(target, 'r')
  expect(await save(target)).toMatchObject({ ok: true, data: { name: 'guardado.txt' } })
  expect(readFileSync(target, 'utf8')).toBe('órbita')
  // It gave its place to a whole one, and was never half written.
  expect(readFileSync(before, 'utf8')).toBe('antes')
  closeSync(before)
  expect(await save(inOutput('missing/x.txt'))).toMatchObject({
    error: { code: 'file.unwritable' },
  })

  // In parts it is there once it is whole; a page that leaves meanwhile leaves nothing.
  mkdirSync(inOutput('partes'))
  const parted = await memberSavesAs(app, 'partes/datos.json')
  const begin = () =>
    page.evaluate(async () => {
      const { files } = window.cosmia
      const chosen = await files.choosePlace('../datos.json')
      if (!chosen.ok || !chosen.data) throw new Error('no place was chosen')
      await files.writePart(chosen.data.token, new TextEncoder().encode('ór'))
      return chosen.data
    })
  await begin()
  expect(readdirSync(inOutput('partes'))).toEqual([expect.stringMatching(/^\.cosmia-.*\.part$/)])
  await page.reload()
  await expect.poll(() => readdirSync(inOutput('partes'))).toEqual([])
  const { token, name } = await begin()
  expect(name).toBe('datos.json')
  await page.evaluate(async (place) => {
    const { files } = window.cosmia
    await files.writePart(place, new TextEncoder().encode('bita'))
    await files.finishParts(place)
  }, token)
  expect(readdirSync(inOutput('partes'))).toEqual(['datos.json'])
  expect(readFileSync(parted, 'utf8')).toBe('órbita')

  // Where the new content would go, there is a folder: as little can be written as on a full disk.
  mkdirSync(path.join(app.userData, 'window.json.new'))
  const outcome = await app.electronApp.evaluate(({ BrowserWindow }) => {
    try {
      BrowserWindow.getAllWindows()[0]?.emit('close', {})
      return 'closes'
    } catch (error) {
      return String(error)
    }
  })
  rmSync(path.join(app.userData, 'window.json.new'), { recursive: true })
  expect(outcome).toBe('closes')
})

test('the click on a notification tells the page its route first and brings the window up afterwards', async ({
  app,
  page,
}) => {
  const seen = await page.evaluateHandle(() => {
    const events: unknown[] = []
    window.cosmia.notifications.onActivate((event) => events.push(event))
    return events
  })
  await app.electronApp.evaluate(({ BrowserWindow, Notification }) => {
    const steps: string[] = []
    Object.assign(globalThis, { steps })
    Notification.prototype.show = function show() {
      Object.assign(globalThis, { notification: this })
    }
    const [window] = BrowserWindow.getAllWindows()
    if (!window) throw new Error('there is no window')
    const send = window.webContents.send.bind(window.webContents)
    window.webContents.send = (channel: string, ...args: unknown[]) => {
      steps.push('send')
      send(channel, ...args)
    }
    window.show = () => void steps.push('show')
    window.focus = () => void steps.push('focus')
  })
  const message = {
    tag: 'sol',
    title: 'Sol',
    body: '¿Vienes?',
    route: '/dashboard/home?chat=sol',
    canReply: true,
  }
  await page.evaluate((shown) => window.cosmia.notifications.show(shown), message)
  const steps = await app.electronApp.evaluate(() => {
    const main = globalThis as unknown as { notification: NodeJS.EventEmitter; steps: string[] }
    main.notification.emit('click')
    return main.steps
  })
  expect(steps).toEqual(['send', 'show'])
  await expect.poll(() => seen.jsonValue()).toEqual([{ tag: 'sol', route: '/dashboard/home?chat=sol' }])
})

test('links and waking up reach the page, after a navigation that was refused and from a second start too', async ({
  app,
  page,
}) => {
  const seen = await page.evaluateHandle(async () => {
    const events: string[] = []
    window.cosmia.links.onOpen((route) => events.push(route))
    window.cosmia.power.onResume(() => events.push('resumed'))
    // Main knows of the listeners with this answer; before that it lets the word of waking go.
    await window.cosmia.app.info()
    return events
  })
  await app.electronApp.evaluate(({ app, powerMonitor }) => {
    app.emit('second-instance', {}, ['cosmia', 'cosmia://auth/confirm?code=123#a'])
    app.emit('second-instance', {}, ['cosmia', 'https://evil.test/'])
    app.emit('second-instance', {}, ['cosmia', 'cosmia://dashboard/settings'])
    powerMonitor.emit('resume')
  })
  await expect.poll(() => seen.jsonValue()).toEqual(['/auth/confirm?code=123', 'resumed'])

  await app.electronApp.evaluate(({ BrowserWindow }) => {
    const refused = new Promise<void>((resolve) =>
      BrowserWindow.getAllWindows()[0]?.webContents.once('will-navigate', () => resolve()),
    )
    Object.assign(globalThis, { refused })
  })
  await page.evaluate(() => location.assign('https://example.com/'))
  await app.electronApp.evaluate(() => (globalThis as unknown as { refused: Promise<void> }).refused)
  await app.electronApp.evaluate(({ app }) => {
    app.emit('second-instance', {}, ['cosmia', 'cosmia://user/sol'])
  })
  await expect.poll(async () => (await seen.jsonValue()).slice(2)).toEqual(['/dashboard/user-profile/sol'])

  await startAgain(app, 'cosmia://user/luna?from=link')
  await expect.poll(async () => (await seen.jsonValue()).slice(3)).toEqual(['/dashboard/user-profile/luna'])
})

test('the window shows as it was left, also where a hidden one draws nothing', async ({ launchApp }) => {
  const userData = test.info().outputPath('left')
  mkdirSync(userData)
  const left = { x: 30, y: 40, width: 1000, height: 700, maximized: false, fullScreen: true }
  writeFileSync(path.join(userData, 'window.json'), JSON.stringify(left))
  const { electronApp } = await launchApp({ userData, env: { COSMIA_HOST_WAYLAND: '1' } })
  const shown = () =>
    electronApp.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows().map((window) => [
        window.isVisible(),
        window.isFullScreen(),
        window.getNormalBounds().width,
      ]),
    )
  await expect.poll(shown).toEqual([[true, true, 1000]])
  expect(await electronApp.evaluate(({ nativeTheme }) => nativeTheme.themeSource)).toBe('dark')
})
