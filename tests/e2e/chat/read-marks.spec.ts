import { befriend, type Member } from '#tests/backend/support/members.ts'
import type { ChatPage } from '#tests/pages/chat.page.ts'
import { expect, test } from '../fixtures/test.ts'
import { sendMessages, sendMessagesLongAgo } from './support/messages.ts'

const ALL = 130
const named = (index: number) => `mensaje número ${index}.`
const texts = Array.from({ length: ALL }, (_, index) => named(index + 1))

/** How many messages of the other one the server has as unread. */
async function unreadOf(reader: Member): Promise<number> {
  const { data } = await reader.client.rpc('get_unread_counts').throwOnError()
  return data[0]?.unread_count ?? 0
}

/** The newest message of which the last line is in sight. */
async function lastInSight(chat: ChatPage): Promise<number> {
  const shown = await chat.log.evaluate((log) => {
    const { bottom } = log.getBoundingClientRect()
    const articles = [...log.querySelectorAll<HTMLElement>('article')]
    return articles.findLast((article) => article.getBoundingClientRect().bottom <= bottom + 1)?.innerText
  })
  return Number(/número (\d+)/.exec(shown ?? '')?.[1])
}

test.beforeEach(({ luna, sol }) => befriend(sol, luna))

test('what was in sight is read and nothing below it, and the place is kept over a restart', async ({
  app,
  chat,
  server,
  luna,
  sol,
}) => {
  test.slow()
  await sendMessagesLongAgo(server, sol, luna, texts)
  await app.signIn(luna)
  await chat.open(sol.name)
  await expect(chat.startOfNew).toBeInViewport()
  await expect(chat.message(named(1))).toBeInViewport()
  await expect.poll(async () => (await unreadOf(luna)) - (ALL - (await lastInSight(chat)))).toBe(0)
  await expect(chat.button).toHaveAccessibleName('Cerrar chat, 1 conversación sin leer')

  await chat.scrollDownTo(named(40))
  const last = await lastInSight(chat)
  expect(last).toBeGreaterThanOrEqual(39)
  await expect.poll(() => unreadOf(luna)).toBe(ALL - last)
  await expect(chat.toNewest).toHaveAccessibleName(`Ir a lo último, ${ALL - last} mensajes sin leer`)
  await chat.back.click()
  await expect(chat.friend(sol.name)).toHaveAccessibleName(new RegExp(`${ALL - last} mensajes sin leer`))
  await chat.friend(sol.name).click()
  await expect(chat.message(named(last))).toBeInViewport()
  await expect.poll(() => lastInSight(chat)).toBe(last)

  const { chat: again } = await app.restart()
  await app.signIn(luna)
  await again.open(sol.name)
  await expect(again.message(named(last))).toBeInViewport()
  await expect.poll(() => lastInSight(again)).toBe(last)
  await expect(again.log.getByText('Nuevos', { exact: true })).toBeAttached()
  expect(await unreadOf(luna)).toBe(ALL - last)

  await again.toNewest.click()
  await expect(again.message(named(ALL))).toBeInViewport()
  await expect(again.toNewest).toBeHidden()
  await expect(again.log).toBeFocused()
  await expect.poll(() => unreadOf(luna)).toBe(0)
  await expect(again.button).toHaveAccessibleName('Cerrar chat')
})

test(
  'the keys End and Home lead through a conversation, and a button down, over neither its last message nor the field',
  { tag: '@again' },
  async ({ app, chat, server, luna, sol }) => {
    await sendMessagesLongAgo(server, sol, luna, texts)
    await luna.client.rpc('mark_conversation_read', { friend_id: sol.id }).throwOnError()
    await app.signIn(luna)
    await chat.open(sol.name)
    await expect(chat.message(named(ALL))).toBeInViewport()
    await expect(chat.toNewest).toBeHidden()
    await chat.log.press('Home')
    await expect(chat.message(named(ALL - 49))).toBeInViewport()
    await expect(chat.toNewest).toHaveAccessibleName('Ir a lo último')
    const [button, field, log] = await Promise.all(
      [chat.toNewest, chat.input, chat.log].map((element) => element.boundingBox()),
    )
    expect([button?.width, button?.height]).toEqual([40, 40])
    expect((button?.y ?? 0) + 40).toBeLessThan(field?.y ?? 0)
    expect((button?.x ?? 0) + 40).toBeGreaterThan((log?.x ?? 0) + (log?.width ?? 0) - 40)
    await sendMessages(sol, luna, ['mientras lees'])
    await expect(chat.toNewest).toHaveAccessibleName('Ir a lo último, 1 mensaje sin leer')
    await chat.log.press('End')
    await expect(chat.message('mientras lees')).toBeInViewport()
    await expect(chat.toNewest).toBeHidden()
    await expect(chat.button).toHaveAccessibleName('Cerrar chat')
  },
)
