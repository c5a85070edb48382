import type { TestInfo } from 'playwright/test'
import { befriend, newMember, type Member } from '#tests/backend/support/members.ts'
import { ChatPage } from '#tests/pages/chat.page.ts'
import { expect, test } from '../fixtures/test.ts'
import { storedMessages } from './support/messages.ts'
import { signIn } from '../support/sign-in.ts'

test.use({ seed: 'none' })

const SENDING = '**/rest/v1/chat_messages?*'

/**
 * The server's answer to a member who has sent too much, as feed/limits.spec.ts gets it from the real one: that takes
 * another message every 0.6 s again, too soon to be sure that the app's own is refused.
 */
const tooMany = (seconds: number) => ({
  status: 429,
  json: { code: 'PT429', message: 'Too many chat_messages', hint: String(seconds), details: null },
})

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

test('messages that are too many at once go out by themselves, in order', async ({ launchApp }) => {
  const { page } = await launchApp()
  await signIn(page, luna)
  const chat = new ChatPage(page)
  await chat.open(solName())
  await page.route(SENDING, (route) => route.fulfill(tooMany(1)), { times: 1 })
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
  await app.page.route(SENDING, (route) => route.fulfill(tooMany(600)))
  await chat.send('con paciencia')
  await expect(chat.notice('Con calma')).toContainText('Tu mensaje saldrá solo en 10 minutos')
  await expect(chat.message('con paciencia').locator('..')).toContainText('Saldrá solo en un momento')
  expect(await storedMessages(sol, luna)).toEqual([])

  await app.restart()
  await signIn(app.page, luna)
  await expect.poll(() => storedMessages(sol, luna)).toEqual(['con paciencia'])
})
