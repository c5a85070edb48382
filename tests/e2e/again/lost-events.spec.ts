import { startBackend } from '#tests/backend/start-backend.ts'
import { befriend, newMember } from '#tests/backend/support/members.ts'
import { sendMessages } from '../chat/support/messages.ts'
import { expect, test } from '../fixtures/test.ts'

/** Milliseconds within which a window finds what it was not told: it looks once a minute, and reading takes a while. */
const LOOK = 70_000

test('a server that loses two thirds of what comes live › within a minute both windows of a member show the same, once and in order', async ({
  launchApp,
}) => {
  test.slow()
  const server = await startBackend({ live: 'lost=0.67' })
  const [ana, bea] = [await newMember(server, 'ana'), await newMember(server, 'bea')]
  await befriend(ana, bea)
  await sendMessages(ana, bea, ['al principio'])
  const windows = await Promise.all([1, 2].map(() => launchApp({ server, member: bea })))
  for (const { pages } of windows) await pages.chat.open(ana.name)
  for (const { pages } of windows) await expect(pages.chat.message('al principio')).toBeVisible()

  const texts = Array.from({ length: 12 }, (_, index) => `mensaje ${String(index + 1)}.`)
  await sendMessages(ana, bea, texts)
  await ana.client.from('chat_messages').delete().eq('content', 'mensaje 3.').throwOnError()
  const left = ['al principio', ...texts.filter((text) => text !== 'mensaje 3.')].map(
    (text) => new RegExp(text),
  )
  for (const { pages } of windows) await expect(pages.chat.messages).toHaveText(left, { timeout: LOOK })
  for (const window of windows) await window.close()
  await server.stop()
})
