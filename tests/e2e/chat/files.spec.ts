import { readFileSync } from 'node:fs'
import { befriend, unique } from '#tests/backend/support/members.ts'
import type { ChatPage } from '#tests/pages/chat.page.ts'
import { onLine, type LineFixtures } from '../support/silent-proxy.ts'
import { newPatientMember } from '../fixtures/members.ts'
import { expect, test } from '../fixtures/test.ts'
import { fillDisk } from '../support/fill-disk.ts'
import { keptOnDisk } from '../support/kept.ts'
import { lastAsked, memberChooses, memberChoosesAll, memberSavesAs } from '../support/member-chooses.ts'
import { photo, png } from '../support/pictures.ts'
import { storedFiles } from './support/messages.ts'
import { Notifications } from './support/notifications.ts'

const MIB = 1024 * 1024
const VIOLET = [164, 143, 255] as const
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')
const picture = { name: 'image.png', type: 'image/png', bytes: png(64, 48, VIOLET) }

/** Markup and 255 characters, past the app: what it would have made of such a name is not asked. */
const HOSTILE = `<img src=x onerror="document.title='roto'">${'ñ'.repeat(208)}.txt`

const letter = (name: string) => ({ name, type: '', bytes: Buffer.from(name) })
const pixels = (image: HTMLImageElement) => image.naturalWidth

test.beforeEach(({ luna, sol }) => befriend(sol, luna))

// spec: 2.chat.attach, 3.files.chat, 7.chat.send-file
test('files go to a friend by dialog, drop and paste, after the text; there they are shown, enlarged and saved', async ({
  app,
  launchApp,
  page,
  chat,
  server,
  luna,
  sol,
}) => {
  test.slow()
  const other = await launchApp()
  await Promise.all([app.signIn(luna), other.signIn(sol)])
  const { chat: otherChat } = other.pages
  const notifications = await Notifications.record(other.electronApp)
  await chat.open(sol.name)

  await memberChoosesAll(app, { 'Atardecer en Cádiz.jpg': await photo(page, 3000, 1500), 'notas.pdf': pdf })
  await chat.attach.click()
  await expect(chat.waitingFiles).toHaveText([/Atardecer en Cádiz\.webp/, /notas\.pdf\s*\d+ B/])
  await expect(chat.input).toBeFocused()
  expect(await lastAsked(app)).toMatchObject({ properties: ['openFile', 'multiSelections'] })
  await chat.input.fill('Mira')
  await chat.drop(
    { name: 'gato.exe', type: 'image/png', bytes: Buffer.from('MZ\x90\0 no soy un gato') },
    { name: 'órbita.txt', type: '', bytes: Buffer.from('órbita') },
  )
  await expect(chat.toast('Archivo no soportado')).toBeVisible()
  await expect(chat.waitingFiles).toHaveCount(3)
  await chat.paste(picture)
  await expect(chat.waitingFiles).toHaveCount(4)
  await chat.input.press('Enter')
  await expect(chat.waitingFiles).toHaveCount(0)
  const all = [/^Mira/, '', /^notas\.pdf/, /^órbita\.txt/, /^\d\d:\d\d/]
  await expect(chat.messages).toHaveText(all)
  await expect
    .poll(async () => (await notifications.shown()).at(-1))
    .toEqual({ title: luna.name, body: expect.stringMatching(/^Imagen$|^\d mensajes nuevos$/) })
  await chat.back.click()
  await expect(chat.friend(sol.name)).toContainText('Tú: Imagen')

  await otherChat.open(luna.name)
  await expect(otherChat.messages).toHaveText(all)
  const sunset = otherChat.messages.nth(1).getByRole('img', { name: `Imagen de ${luna.name}` })
  await expect.poll(() => sunset.evaluate(pixels)).toBe(1024)
  await expect
    .poll(() => sunset.evaluate(({ clientWidth, clientHeight }) => clientWidth / clientHeight))
    .toBeCloseTo(0.5, 1)
  await sunset.click()
  await expect(otherChat.lightbox.shown).toBeVisible()
  await other.page.keyboard.press('ArrowRight')
  await expect.poll(() => otherChat.lightbox.shown.evaluate(pixels)).toBe(64)
  await other.page.keyboard.press('Escape')
  await expect(otherChat.lightbox.root).toBeHidden()
  const target = await memberSavesAs(other, 'guardadas.pdf')
  await otherChat.messages.nth(2).getByRole('button', { name: 'Guardar notas.pdf' }).click()
  await expect(otherChat.toast('Archivo guardado')).toContainText('guardadas.pdf')
  expect(readFileSync(target)).toEqual(pdf)

  const files = (await storedFiles(sol, luna)).slice(1)
  expect(files[1]).toEqual({
    file_url: expect.stringMatching(
      new RegExp(`^chat-assets/${luna.id}/chat/${sol.id}/\\d{13}-notas\\.pdf$`),
    ),
    file_type: 'application/pdf',
    file_name: 'notas.pdf',
    file_size: pdf.length,
    media_width: null,
    media_height: null,
  })
  const mora = await newPatientMember(server, unique('mora'))
  const bucket = (member: typeof mora) => member.client.storage.from('chat-assets')
  const path = String(files[1]?.file_url).replace('chat-assets/', '')
  expect((await bucket(sol).download(path)).data?.size).toBe(pdf.length)
  expect((await bucket(mora).download(path)).data).toBeNull()
  expect((await bucket(mora).createSignedUrl(path, 60)).data).toBeNull()
  for (const window of [page, other.page]) expect(await keptOnDisk(window)).not.toContain('/object/sign/')

  const sendHostile = () =>
    luna.client
      .from('chat_messages')
      .insert({
        sender_id: luna.id,
        receiver_id: sol.id,
        file_url: String(files[2]?.file_url),
        file_type: 'text/plain',
        file_name: HOSTILE,
      })
      .throwOnError()
  await sendHostile()
  const hostile = otherChat.messages.last()
  await expect(hostile).toContainText('<img src=x onerror=')
  await expect(hostile).toContainText('….txt')
  await hostile.getByRole('button', { name: /^Guardar/ }).click()
  // Not the toast: the one of the file before may still stand.
  await expect
    .poll(() => lastAsked(other))
    .toMatchObject({
      defaultPath: expect.stringMatching(/[/\\]_img src=x onerror=_document\.title='roto'__ñ+….txt$/),
    })
  await otherChat.close()
  await sendHostile()
  await expect
    .poll(async () => (await notifications.shown()).at(-1)?.body)
    // What Linux would take for markup is written so that it is shown as it is.
    .toContain(`${process.platform === 'linux' ? '&lt;' : '<'}img src=x onerror=`)
  await expect(other.page).not.toHaveTitle('roto')
  await otherChat.open(luna.name)

  await chat.friend(sol.name).click()
  const own = chat.messages.nth(1)
  await own.hover()
  await chat.optionsOf('Imagen').first().click()
  await chat.menuItem('Borrar mensaje').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Borrar' }).click()
  await chat.keepDeleted()
  await expect(otherChat.messages.nth(1)).toHaveText(/notas\.pdf/)
  const sunsetPath = String(files[0]?.file_url).replace('chat-assets/', '')
  // One that goes while it is read is cut off: it is there until nothing of it comes.
  const stored = () =>
    bucket(luna)
      .download(sunsetPath)
      .catch(() => ({ data: 'cut off' }))
  await expect.poll(async () => (await stored()).data).toBeNull()
})

test(
  'who signs out is asked before files that were not sent are lost, and finds what was written',
  { tag: '@again' },
  async ({ app, chat, dashboard, login, luna, sol }) => {
    await app.signIn(luna)
    await chat.open(sol.name)
    await chat.input.fill('Mira esto')
    await chat.drop(letter('carta.txt'), letter('otra.txt'))
    await expect(chat.waitingFiles).toHaveCount(2)
    const question = await dashboard.askToSignOut()
    await expect(question).toContainText('2 archivos sin enviar se perderán')
    await question.getByRole('button', { name: 'Cancelar' }).click()
    await expect(dashboard.userMenu).toBeFocused()
    await expect(chat.waitingFiles).toHaveCount(2)

    await (await dashboard.askToSignOut()).getByRole('button', { name: 'Cerrar Sesión' }).click()
    await expect(login.loginTitle).toBeVisible()
    await app.signIn(luna)
    await chat.open(sol.name)
    await expect(chat.input).toHaveValue('Mira esto')
    await expect(chat.waitingFiles).toHaveCount(0)
    await dashboard.signOut()
  },
)

const testOnLine = test.extend<LineFixtures>(onLine)

const progressOf = (chat: ChatPage) => chat.panel.getByRole('progressbar', { name: /^Subida de/ })

// spec: 8.chat.upload, 8.chat.file
testOnLine(
  'a file that is brought, cut off, stopped or refused stays, in a killed app too, and arrives once',
  async ({ app, page, chat, pageErrors, line, luna, sol }) => {
    testOnLine.slow()
    pageErrors.allow(/ERR_/, /status of (4|5)\d\d/, /WebSocket/, /Failed to fetch/, /^No se pud/)
    await app.signIn(luna)
    await chat.open(sol.name)
    await memberChooses(app, 'largo.txt', Buffer.alloc(20 * MIB, 'a'))
    await chat.attach.click()
    await expect(chat.waitingFiles).toHaveCount(1)
    await chat.paste(picture)
    await expect(chat.waitingFiles).toHaveCount(2)
    await chat.back.click()
    await expect(chat.friend(sol.name)).toContainText('Borrador: largo.txt')
    await chat.friend(sol.name).click()
    await chat.panel.getByRole('button', { name: 'Quitar image.webp' }).click()
    await expect(chat.waitingFiles).toHaveCount(1)

    line.stallAfter(4 * MIB)
    await chat.sendButton.click()
    await expect(progressOf(chat)).toHaveAttribute('aria-valuenow', /^[1-9]/)
    line.cut()
    await expect(chat.panel.getByText('No enviado')).toHaveCount(1)
    await chat.send('después')
    await expect(chat.panel.getByText('No enviado')).toHaveCount(2)
    await app.kill()
    line.restore()
    const { chat: again } = await app.restart()
    await app.signIn(luna)
    await expect
      .poll(async () => (await storedFiles(sol, luna)).map(({ file_size }) => file_size))
      .toEqual([null, 20 * MIB])
    await again.open(sol.name)
    await expect(again.messages).toHaveText([/^después/, /^largo\.txt/])
    await expect(again.panel.getByText('No enviado')).toHaveCount(0)

    line.stallAfter(4 * MIB)
    await memberChooses(app, 'otro.txt', Buffer.alloc(20 * MIB, 'b'))
    await again.attach.click()
    await expect(again.waitingFiles).toHaveCount(1)
    await again.sendButton.click()
    await expect(progressOf(again)).toHaveAttribute('aria-valuenow', /^[1-9]/)
    await again.panel.getByRole('button', { name: 'Cancelar la subida' }).click()
    await expect(progressOf(again)).toHaveCount(0)
    await expect(again.panel.getByText('No enviado')).toHaveCount(1)
    line.restore()
    await again.panel.getByRole('button', { name: 'Reintentar' }).click()
    await expect.poll(async () => (await storedFiles(sol, luna)).length).toBe(3)

    const makeRoom = await fillDisk(app.page)
    await again.drop(letter('lleno.txt'))
    await expect(again.waitingFiles).toHaveCount(1)
    await again.sendButton.click()
    await expect(again.toast('Error de subida')).toContainText('No space left on device')
    await app.page.keyboard.press('Escape')
    const messages = '**/rest/v1/chat_messages*'
    await app.page.route(messages, (route) =>
      route.fulfill({ status: 403, json: { code: '42501', message: 'no' } }),
    )
    // It goes out by itself, sooner or later than by the button.
    await makeRoom()
    await again.panel.getByRole('button', { name: 'Reintentar' }).click()
    await expect(again.toast('No se pudo enviar el archivo.')).toBeVisible()
    await app.page.unroute(messages)
    await again.panel.getByRole('button', { name: 'Reintentar' }).click()
    await expect
      .poll(async () => (await storedFiles(sol, luna)).map(({ file_name }) => file_name))
      .toEqual([null, 'largo.txt', 'otro.txt', 'lleno.txt'])
    const { data } = await luna.client.storage.from('chat-assets').list(`${luna.id}/chat/${sol.id}`)
    expect(data?.map(({ name }) => name.replace(/^\d+-/, '')).toSorted()).toEqual([
      'largo.txt',
      'lleno.txt',
      'otro.txt',
    ])
    expect(page.isClosed()).toBe(true)
  },
)
