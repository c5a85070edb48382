import type { TestInfo } from 'playwright/test'
import { befriend, newMember, type Member } from '#tests/backend/support/members.ts'
import { ChatPage } from '#tests/pages/chat.page.ts'
import { expect, test } from './fixtures/test.ts'
import { untilTooMany } from './support/limits.ts'
import { sendMessages, storedMessages } from './support/messages.ts'
import { signIn } from './support/sign-in.ts'

test.use({ seed: 'none' })

const SENDING = '**/rest/v1/chat_messages?*'

/** Names of this test's own members, so that tests on one backend keep out of each other's way. */
const named = (name: string, { testId }: TestInfo) => `${name}-${testId.slice(-8)}`

let luna: Member
let sol: Member

test.beforeEach(async ({ backend, pageErrors }, testInfo) => {
  pageErrors.allow(/status of 429/)
  luna = await newMember(backend, named('luna', testInfo))
  sol = await newMember(backend, named('sol', testInfo))
  await befriend(sol, luna)
})

const solName = () => sol.email.replace(/@.*/, '')

test('messages that are too many at once go out by themselves, in order', async ({
  launchApp,
  backend,
}, testInfo) => {
  test.slow()
  const marte = await newMember(backend, named('marte', testInfo))
  await befriend(marte, luna)
  const write = () =>
    luna.client.from('chat_messages').insert({ sender_id: luna.id, receiver_id: marte.id, content: 'más' })
  for (let batch = 0; batch < 4; batch++) await sendMessages(luna, marte, Array<string>(250).fill('más'))

  const { page } = await launchApp()
  await signIn(page, luna)
  const chat = new ChatPage(page)
  await chat.open(solName())
  // The server takes one more every 0.6 s: the last room is used up while the app's own message is on its way.
  await page.route(SENDING, (route) => untilTooMany(write).then(() => route.continue()), { times: 1 })
  await chat.send('la primera')
  await chat.send('la segunda')

  await expect(chat.notice('Con calma')).toContainText('Tu mensaje saldrá solo en unos segundos')
  await expect.poll(() => storedMessages(sol, luna)).toEqual(['la primera', 'la segunda'])
  await expect(chat.messages).toHaveText([/^la primera/, /^la segunda/])
})

test('a message that has to wait is there after a restart, and arrives once', async ({ launchApp }) => {
  test.slow()
  const app = await launchApp()
  await signIn(app.page, luna)
  const chat = new ChatPage(app.page)
  await chat.open(solName())
  const tooMany = { code: 'PT429', message: 'Too many chat_messages', hint: '600', details: null }
  await app.page.route(SENDING, (route) => route.fulfill({ status: 429, json: tooMany }))
  await chat.send('con paciencia')
  await expect(chat.notice('Con calma')).toContainText('Tu mensaje saldrá solo en 10 minutos')
  await expect(chat.message('con paciencia').locator('..')).toContainText('Saldrá solo en un momento')
  expect(await storedMessages(sol, luna)).toEqual([])

  await app.restart()
  await signIn(app.page, luna)
  await expect.poll(() => storedMessages(sol, luna)).toEqual(['con paciencia'])
})
