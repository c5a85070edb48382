import type { TestInfo } from 'playwright/test'
import { startBackend } from '#tests/backend/start-backend.ts'
import { befriend, newMember, type Member } from '#tests/backend/support/members.ts'
import { ChatPage } from '#tests/pages/chat.page.ts'
import type { DesktopApp } from '../fixtures/desktop-app.ts'
import { expect, test } from '../fixtures/test.ts'
import { sendMessages, sendMessagesLongAgo, storedMessages } from './support/messages.ts'
import { Notifications } from './support/notifications.ts'
import { signIn } from '../support/sign-in.ts'

/** Names of this test's own members, so that tests on one backend keep out of each other's way. */
const named = (name: string, { testId }: TestInfo) => `${name}-${testId.slice(-8)}`

/** What the log of the window says while the server is away or just starting. */
const noServer = [
  /net::ERR_/,
  /^message \S+ unreachable/,
  /WebSocket/,
  /auth\/v1\/health/,
  /^No se pud/,
  // A server on its way in or out answers, but not what it was asked.
  /status of 50[03]/,
  /Starting/,
]

test.use({ seed: 'none' })

test.describe('two friends', () => {
  let luna: Member
  let sol: Member

  test.beforeEach(async ({ backend }, testInfo) => {
    luna = await newMember(backend, named('luna', testInfo))
    sol = await newMember(backend, named('sol', testInfo))
    await befriend(sol, luna)
  })

  const nameOf = ({ email }: Member) => email.replace(/@.*/, '')

  async function open(app: DesktopApp, member: Member): Promise<ChatPage> {
    await signIn(app.page, member)
    return new ChatPage(app.page)
  }

  test('chat live in two windows', async ({ launchApp }) => {
    test.slow()
    const [lunaApp, solApp] = [await launchApp(), await launchApp()]
    const [lunaChat, solChat] = await Promise.all([open(lunaApp, luna), open(solApp, sol)])
    await lunaChat.open(nameOf(sol))
    await solChat.openFromSidebar(nameOf(luna))

    await lunaChat.send('¿Viste la lluvia de estrellas?')
    await expect(solChat.messages).toHaveText([/¿Viste la lluvia de estrellas\?/])
    await solChat.send('¡Sí! Conté once.')
    await expect(lunaChat.messages).toHaveText([/¿Viste la lluvia/, /¡Sí! Conté once\./])
  })

  test('are told of a message they do not look at, and a click leads to it', async ({ launchApp }) => {
    const app = await launchApp()
    const chat = await open(app, luna)
    const notifications = await Notifications.record(app.electronApp)
    await chat.live()
    await sendMessages(sol, luna, ['¿Estás ahí?'])

    await expect.poll(() => notifications.shown()).toEqual([{ title: nameOf(sol), body: '¿Estás ahí?' }])
    await expect(chat.button).toHaveAccessibleName('Abrir chat, 1 conversación sin leer')
    expect(await notifications.click()).toEqual(['route', 'show', 'focus'])
    await expect(chat.messages).toHaveText([/¿Estás ahí\?/])
    await expect(chat.button).toHaveAccessibleName('Cerrar chat')
    await expect.poll(() => notifications.shown()).toEqual([])
  })

  test('are not told of a message they are looking at', async ({ launchApp }) => {
    const app = await launchApp()
    const chat = await open(app, luna)
    const notifications = await Notifications.record(app.electronApp)
    await chat.live()
    await chat.open(nameOf(sol))
    await sendMessages(sol, luna, ['mientras miras'])
    await expect(chat.message('mientras miras')).toBeVisible()
    await chat.close()
    await sendMessages(sol, luna, ['cuando ya no'])
    await expect.poll(() => notifications.shown()).toEqual([{ title: nameOf(sol), body: 'cuando ya no' }])
  })

  test('answer from the notification itself', async ({ launchApp }) => {
    const app = await launchApp()
    const chat = await open(app, luna)
    const notifications = await Notifications.record(app.electronApp)
    await chat.live()
    await sendMessages(sol, luna, ['¿Vienes?'])
    await expect.poll(() => notifications.shown()).toHaveLength(1)
    await notifications.reply('¡Voy!')
    await expect.poll(() => storedMessages(sol, luna)).toEqual(['¿Vienes?', '¡Voy!'])
  })

  test('find what they were writing after a restart', async ({ launchApp }) => {
    const app = await launchApp()
    const chat = await open(app, luna)
    await chat.open(nameOf(sol))
    await chat.input.fill('a medio escri')
    await app.restart()
    const again = await open(app, luna)
    await again.open(nameOf(sol))
    await expect(again.input).toHaveValue('a medio escri')
  })

  test('read back through older messages without the page jumping', async ({ launchApp, backend }) => {
    await sendMessagesLongAgo(
      backend,
      sol,
      luna,
      Array.from({ length: 120 }, (_, index) => `mensaje número ${index + 1}.`),
    )
    const app = await launchApp()
    const chat = await open(app, luna)
    await chat.open(nameOf(sol))
    await expect(chat.messages.last()).toHaveText(/mensaje número 120\./)
    expect(await chat.messages.count()).toBe(50)

    expect(await chat.shiftWhileOlderLoad('mensaje número 72.')).toBeLessThan(2)
    const come = () => sendMessages(sol, luna, ['mientras lees'])
    expect(await chat.shiftWhile('mensaje número 72.', come, 'mientras lees')).toBeLessThan(2)
    await chat.toNewest.click()
    await expect(chat.message('mientras lees')).toBeInViewport()
    await chat.scrollToBeginning()
    await expect(chat.messages).toHaveCount(121)
    await expect(chat.messages.first()).toHaveText(/mensaje número 1\./)
  })

  test('are found by their name without its accents, and Escape leads back', async ({
    launchApp,
    backend,
  }, testInfo) => {
    const jose = await newMember(backend, named('jose', testInfo))
    await jose.client
      .from('profiles')
      .update({ username: `José ${testInfo.testId.slice(-8)}` })
      .eq('id', jose.id)
    await befriend(jose, luna)
    const app = await launchApp()
    const chat = await open(app, luna)
    await chat.button.click()
    await chat.search.fill('JOSE')
    await expect(chat.friend(/^José/)).toBeVisible()
    await expect(chat.friend(nameOf(sol))).toBeHidden()
    await chat.friend(/^José/).click()
    await expect(chat.input).toBeFocused()
    await chat.input.press('Escape')
    await expect(chat.search).toBeFocused()
    await chat.search.press('Escape')
    await expect(chat.panel).toBeHidden()
    await expect(chat.button).toBeFocused()
  })
})

test('a stranger cannot be written to, neither here nor past the app', async ({
  launchApp,
  backend,
}, testInfo) => {
  const marte = await newMember(backend, named('marte', testInfo))
  const nova = await newMember(backend, named('nova', testInfo))
  const app = await launchApp()
  await signIn(app.page, marte)
  const chat = new ChatPage(app.page)
  await app.page.evaluate((id) => {
    location.hash = `#/dashboard/home?chat=${id}`
  }, nova.id)
  await expect(chat.panel.getByText('Esta conversación no está disponible')).toBeVisible()
  await expect(chat.input).toBeHidden()
  await expect(sendMessages(marte, nova, ['hola'])).rejects.toMatchObject({ code: '42501' })
})

test('an unsent message survives the loss of the server and a restart, and arrives once', async ({
  launchApp,
  pageErrors,
}, testInfo) => {
  test.slow()
  pageErrors.allow(...noServer)
  const data = testInfo.outputPath('server')
  const server = await startBackend({ data })
  const port = Number(new URL(server.url).port)
  const [luna, sol] = [await newMember(server, 'luna'), await newMember(server, 'sol')]
  await befriend(sol, luna)
  const app = await launchApp({ server })
  await signIn(app.page, luna)
  const chat = new ChatPage(app.page)
  await chat.live()
  await chat.open('sol')
  await server.stop()

  await chat.send('uno')
  await expect(chat.toast('No se pudo enviar el mensaje.')).toBeVisible()
  await chat.send('dos')
  await expect(chat.message('dos').getByText('No enviado')).toBeVisible()
  await expect(chat.reconnecting).toBeVisible()

  const back = await startBackend({ data, port })
  await app.restart()
  await signIn(app.page, luna)
  await expect.poll(() => storedMessages(sol, luna)).toEqual(['uno', 'dos'])
  const again = new ChatPage(app.page)
  await again.open('sol')
  await expect(again.messages).toHaveText([/^uno/, /^dos/])
  await expect(again.panel.getByText('No enviado')).toBeHidden()
  await back.stop()
})

test('an unsent message goes out by itself when the server is back, and live messages too', async ({
  launchApp,
  pageErrors,
}, testInfo) => {
  test.slow()
  pageErrors.allow(...noServer)
  const data = testInfo.outputPath('server')
  const server = await startBackend({ data })
  const [luna, sol] = [await newMember(server, 'luna'), await newMember(server, 'sol')]
  await befriend(sol, luna)
  const app = await launchApp({ server })
  await signIn(app.page, luna)
  const chat = new ChatPage(app.page)
  await chat.live()
  await chat.open('sol')
  await server.kill()
  await chat.send('aquí sigo')
  await expect(chat.message('aquí sigo').getByText('No enviado')).toBeVisible()

  const back = await startBackend({ data, port: Number(new URL(server.url).port) })
  await sendMessages(sol, luna, ['mientras no estabas'])
  await expect(chat.reconnecting).toBeHidden({ timeout: 20_000 })
  await expect(chat.message('mientras no estabas')).toBeVisible()
  await expect
    .poll(async () => (await storedMessages(sol, luna)).toSorted())
    .toEqual(['aquí sigo', 'mientras no estabas'])
  await sendMessages(sol, luna, ['y en directo'])
  await expect(chat.message('y en directo')).toBeVisible()
  await back.stop()
})
