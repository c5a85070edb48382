import { befriend, unique } from '#tests/backend/support/members.ts'
import { showPresence } from '#tests/backend/support/realtime.ts'
import { sendMessages } from '../chat/support/messages.ts'
import { Notifications } from '../chat/support/notifications.ts'
import { newPatientMember } from '../fixtures/members.ts'
import { asLuna, expect, test } from '../fixtures/test.ts'

test.use(asLuna)

/** Milliseconds; a join that is refused would hold up what comes live for five seconds. */
const LIVE = { timeout: 2_500 }

test('friends who delete their accounts are gone at once from lists, open conversation and notifications, and hold up no message', async ({
  app,
  chat,
  dashboard,
  home,
  server,
  luna,
  sol,
}) => {
  test.slow()
  const names = ['uno', 'dos', 'tres']
  const leaving = await Promise.all(names.map((name) => newPatientMember(server, unique(name))))
  const [open, notified] = leaving
  if (!open || !notified) throw new Error('Nobody leaves')
  for (const friend of [sol, ...leaving]) await befriend(friend, luna)
  await showPresence(open)
  const notifications = await Notifications.record(app.electronApp)
  await chat.open(open.name)
  await expect(chat.input).toBeVisible()
  await expect(chat.panel).toContainText('En línea')
  await sendMessages(notified, luna, ['Hasta siempre'])
  await expect.poll(() => notifications.shown()).toHaveLength(1)

  for (const { client } of leaving) await client.rpc('delete_account').throwOnError()
  await expect(chat.panel).toContainText('Esta conversación no está disponible')
  await expect(chat.input).toHaveCount(0)
  await expect(chat.panel).not.toContainText('En línea')
  await expect.poll(() => notifications.shown()).toEqual([])
  await chat.back.click()
  await expect(chat.friend(sol.name)).toBeVisible()
  for (const { name } of leaving) await expect(chat.friend(name)).toHaveCount(0)

  // The list that asks who is there comes anew.
  await dashboard.openSection('HuMordidas')
  await dashboard.openSection('Inicio')
  await expect(home.category('General')).toBeVisible()
  await chat.friend(sol.name).click()
  await expect(chat.input).toBeVisible()
  for (const text of ['primero', 'segundo', 'tercero', 'cuarto']) {
    await sendMessages(sol, luna, [text])
    await expect(chat.message(text)).toBeVisible(LIVE)
  }
})
