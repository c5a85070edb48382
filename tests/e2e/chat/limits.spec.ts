import { befriend } from '#tests/backend/support/members.ts'
import { toastsOn } from '#tests/pages/toast.ts'
import { expect, test } from '../fixtures/test.ts'
import { storedMessages } from './support/messages.ts'

const SENDING = '**/rest/v1/chat_messages?*'

/**
 * The server's answer to a member who has sent too much, as feed/limits.spec.ts gets it from the real one: that takes
 * another message every 0.6 s again, too soon to be sure that the app's own is refused. A pause of up to two seconds is
 * waited for in silence.
 */
const tooMany = (seconds: number) => ({
  status: 429,
  json: { code: 'PT429', message: 'Too many chat_messages', hint: String(seconds), details: null },
})

test.beforeEach(async ({ app, pageErrors, luna, sol }) => {
  pageErrors.allow(/status of 429/)
  await befriend(sol, luna)
  await app.signIn(luna)
})

test(
  'messages that are too many at once go out by themselves, in order',
  { tag: '@again' },
  async ({ page, chat, luna, sol }) => {
    await chat.open(sol.name)
    await page.route(SENDING, (route) => route.fulfill(tooMany(3)), { times: 1 })
    await chat.send('la primera')
    await chat.send('la segunda')

    await expect(chat.notice('Con calma')).toContainText('Tu mensaje saldrá solo en unos segundos')
    await expect.poll(() => storedMessages(sol, luna)).toEqual(['la primera', 'la segunda'])
    await expect(chat.messages).toHaveText([/^la primera/, /^la segunda/])
  },
)

test(
  'a message that has to wait is there after a restart, and arrives once',
  { tag: '@again' },
  async ({ app, page, chat, luna, sol }) => {
    test.slow()
    await chat.open(sol.name)
    await page.route(SENDING, (route) => route.fulfill(tooMany(600)))
    await chat.send('con paciencia')
    await expect(chat.notice('Con calma')).toContainText('Tu mensaje saldrá solo en 10 minutos')
    await expect(chat.message('con paciencia').locator('..')).toContainText('Saldrá solo en un momento')
    expect(await storedMessages(sol, luna)).toEqual([])

    await app.restart()
    await app.signIn(luna)
    await expect.poll(() => storedMessages(sol, luna)).toEqual(['con paciencia'])
  },
)

// spec: 8.chat.send, 4.toasts.transient
test('each message that the server refuses is told, and stays told on another page', async ({
  page,
  chat,
  dashboard,
  pageErrors,
  sol,
}) => {
  pageErrors.allow(/status of 403/)
  const told = toastsOn(page).getByText('No se pudo enviar el mensaje.')
  await chat.open(sol.name)
  await page.route(SENDING, (route) => route.fulfill({ status: 403, json: { code: '42501', message: 'no' } }))
  await chat.send('la primera')
  await expect(told).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(told).toBeHidden()
  await chat.send('la segunda')
  await expect(told).toBeVisible()
  await dashboard.openSection('Agenda')
  await expect(dashboard.heading).toHaveText('Agenda')
  await expect(told).toBeVisible()
})
