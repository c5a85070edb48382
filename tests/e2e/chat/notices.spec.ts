import { setTimeout as wait } from 'node:timers/promises'
import { befriend, type Member } from '#tests/backend/support/members.ts'
import { asLuna, expect, test } from '../fixtures/test.ts'
import { onLine, type LineFixtures } from '../support/silent-proxy.ts'
import { sendMessages } from './support/messages.ts'
import { Notifications } from './support/notifications.ts'

/** Milliseconds after which a notification says what is true. */
const SOON = { timeout: 3_000 }

const takeBack = (from: Member, content: string) =>
  from.client.from('chat_messages').delete().eq('content', content).throwOnError()

test.beforeEach(({ luna, sol }) => befriend(sol, luna))

const testAsLuna = test.extend(asLuna)

testAsLuna(
  'a notification says what is left of the messages that it tells of, and goes with the friend who wrote them',
  { tag: '@again' },
  async ({ app, chat, luna, sol }) => {
    const notifications = await Notifications.record(app.electronApp)
    const words = async () => (await notifications.shown()).map(({ body }) => body)
    await expect(chat.button).toHaveAccessibleName('Abrir chat')
    await sendMessages(sol, luna, ['Buenas noches'])
    await expect.poll(words).toEqual(['Buenas noches'])
    await sendMessages(sol, luna, ['secreto equivocado'])
    await expect.poll(words).toEqual([expect.stringMatching(/secreto equivocado|2 mensajes nuevos/)])
    await takeBack(sol, 'secreto equivocado')
    await expect.poll(words, SOON).toEqual(['Buenas noches'])

    await sendMessages(sol, luna, ['uno', 'dos', 'tres'])
    await expect.poll(words).toEqual(['4 mensajes nuevos'])
    await takeBack(sol, 'dos')
    await expect.poll(words, SOON).toEqual(['3 mensajes nuevos'])
    await takeBack(sol, 'tres')
    await takeBack(sol, 'uno')
    await expect.poll(words, SOON).toEqual(['Buenas noches'])

    await sol.client.from('friend_requests').delete().eq('receiver_id', luna.id).throwOnError()
    await expect.poll(words, SOON).toEqual([])
  },
)

test.extend<LineFixtures>(onLine)(
  'what the member read and answered on another machine while this one had no network raises nothing here',
  async ({ app, launchApp, backend, chat, line, pageErrors, luna, sol }) => {
    test.slow()
    pageErrors.allow(
      /ERR_/,
      /live messages/,
      /WebSocket/,
      /catching up with changes failed/,
      /could not be read/,
    )
    const other = await launchApp({ server: backend })
    await Promise.all([app.signIn(luna), other.signIn(luna)])
    const notifications = await Notifications.record(app.electronApp)
    await sendMessages(sol, luna, ['antes'])
    await expect.poll(() => notifications.ever()).toEqual(['antes'])
    line.cut()
    await sendMessages(sol, luna, ['mientras no está'])
    await other.pages.chat.open(sol.name)
    await other.pages.chat.send('te leo')
    await expect(other.pages.chat.message('te leo').locator('..')).toContainText('Enviado')
    // What it has as read it tells a second after the messages: nothing may ring meanwhile.
    await app.page.route('**/rpc/get_conversations*', async (route) => {
      await wait(1_000)
      await route.fallback()
    })
    line.restore()
    await chat.button.click()
    await expect(chat.friend(sol.name)).toContainText('Tú: te leo', { timeout: 20_000 })
    await sendMessages(sol, luna, ['ahora sí'])
    await expect.poll(() => notifications.ever()).toEqual(['antes', 'ahora sí'])
  },
)
