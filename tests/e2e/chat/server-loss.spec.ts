import { befriend } from '#tests/backend/support/members.ts'
import { toastsOn } from '#tests/pages/toast.ts'
import { onOwnServer } from '../fixtures/servers.ts'
import { expect, test } from '../fixtures/test.ts'
import { sendMessages, storedMessages } from './support/messages.ts'

test.use(onOwnServer)

/** Log lines of the window while the server is away or just starting. */
const NO_SERVER = [
  /net::ERR_/,
  /^catching up with changes failed/,
  /WebSocket/,
  /auth\/v1\/health/,
  /^No se pud/,
  // A server on its way in or out answers, but not what it was asked.
  /status of 50[03]/,
  /Starting/,
]

test.beforeEach(async ({ app, pageErrors, chat, luna, sol }) => {
  test.slow()
  pageErrors.allow(...NO_SERVER)
  await befriend(sol, luna)
  await app.signIn(luna)
  await chat.open(sol.name)
})

test(
  'an unsent message survives the loss of the server and a restart, and arrives once',
  { tag: '@again' },
  async ({ app, page, chat, login, ownServer, luna, sol, pageErrors }) => {
    // Sent by the app that is being closed, and again by the next one: the server knows it already.
    pageErrors.allow(/status of 409/)
    await ownServer.stop()

    await chat.send('uno')
    await chat.send('dos')
    await expect(chat.message('uno').getByText('No enviado. Saldrá al volver.')).toBeVisible()
    await expect(chat.message('dos').getByText('No enviado. Saldrá al volver.')).toBeVisible()
    await expect(login.offline).toBeVisible()
    await expect(toastsOn(page).getByText('No se pudo')).toHaveCount(0)
    await expect(chat.reconnecting).toHaveCount(0)

    await ownServer.comeBack()
    const { chat: again } = await app.restart()
    await app.signIn(luna)
    await expect.poll(() => storedMessages(sol, luna)).toEqual(['uno', 'dos'])
    await again.open(sol.name)
    await expect(again.messages).toHaveText([/^uno/, /^dos/])
    await expect(again.panel.getByText('No enviado')).toBeHidden()
  },
)

test(
  'a message that was written just before the app was killed goes out at the next start, once',
  { tag: '@again' },
  async ({ app, chat, ownServer, luna, sol }) => {
    await ownServer.stop()
    await chat.send('a medias')
    await expect(chat.message('a medias').getByText('No enviado')).toBeVisible()
    await app.kill()

    await ownServer.comeBack()
    const { chat: again } = await app.restart()
    await app.signIn(luna)
    await expect.poll(() => storedMessages(sol, luna)).toEqual(['a medias'])
    await again.open(sol.name)
    await expect(again.messages).toHaveText([/^a medias/])
  },
)

test(
  'an unsent message goes out by itself when the server is back, and live messages too',
  { tag: '@again' },
  async ({ chat, ownServer, pageErrors, luna, sol }) => {
    // A database that is killed may not know its latest cursor any more: the window then reads anew.
    pageErrors.allow(/status of 400.*get_changes_since/)
    await ownServer.kill()
    await chat.send('aquí sigo')
    await expect(chat.message('aquí sigo').getByText('No enviado')).toBeVisible()

    await ownServer.comeBack()
    await sendMessages(sol, luna, ['mientras no estabas'])
    await expect(chat.reconnecting).toBeHidden({ timeout: 20_000 })
    await expect(chat.message('mientras no estabas')).toBeVisible()
    await expect
      .poll(async () => (await storedMessages(sol, luna)).toSorted())
      .toEqual(['aquí sigo', 'mientras no estabas'])
    await sendMessages(sol, luna, ['y en directo'])
    await expect(chat.message('y en directo')).toBeVisible()
  },
)
