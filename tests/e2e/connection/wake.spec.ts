import type { Page } from 'playwright'
import { v7 } from 'uuid'
import { befriend, type Member } from '#tests/backend/support/members.ts'
import { sendMessages } from '../chat/support/messages.ts'
import { writePosts } from '../feed/support/content.ts'
import { asLuna, expect, test as base } from '../fixtures/test.ts'
import { png } from '../support/pictures.ts'

const test = base.extend(asLuna)

const HOUR = 3_600_000
/** Milliseconds after which a window that was woken shows what is true. */
const AWAKE = { timeout: 30_000 }

/** The machine sleeps: its clock goes on by so much while timers stand still. */
const sleep = (page: Page, milliseconds: number) => page.clock.setSystemTime(Date.now() + milliseconds)

/** A picture, sent without the app. */
async function sendPicture({ id, client }: Member, to: Member): Promise<void> {
  const path = `${id}/chat/${to.id}/${Date.now()}-mar.png`
  const picture = new Blob([png(64, 48, [90, 60, 200])], { type: 'image/png' })
  const { error } = await client.storage.from('chat-assets').upload(path, picture)
  if (error) throw error
  const file = { file_url: `chat-assets/${path}`, file_type: 'image/png', file_name: 'mar.png' }
  const facts = { file_size: picture.size, media_width: 64, media_height: 48 }
  await client
    .from('chat_messages')
    .insert({ id: v7(), receiver_id: to.id, ...file, ...facts })
    .throwOnError()
}

test.beforeEach(({ luna, sol }) => befriend(sol, luna))

test(
  'what was written today is of yesterday after a day of sleep, though nothing tells of it',
  { tag: '@again' },
  async ({ page, chat, luna, sol }) => {
    test.slow()
    await page.clock.install()
    await page.reload()
    await sendMessages(sol, luna, ['Buenas noches'])
    await chat.open(sol.name)
    await expect(chat.log.getByText('Hoy', { exact: true })).toBeVisible()
    await sleep(page, 24 * HOUR)
    await expect(chat.log.getByText('Ayer', { exact: true })).toBeVisible(AWAKE)
    await expect(chat.log.getByText('Hoy', { exact: true })).toHaveCount(0)
  },
)

test(
  'hours and days are those of the zone that the machine is in, also after it has moved',
  { tag: '@again' },
  async ({ page, chat, home, luna, sol }) => {
    test.slow()
    const machine = await page.context().newCDPSession(page)
    const travel = (timezoneId: string) => machine.send('Emulation.setTimezoneOverride', { timezoneId })
    await writePosts(sol, ['Desde la azotea'])
    await sendMessages(sol, luna, ['¿Qué hora es ahí?'])
    const { data } = await sol.client.from('chat_messages').select('created_at').single().throwOnError()
    const sent = new Date(data.created_at)
    const inZone = (timeZone: string, options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('es', { timeZone, ...options }).format(sent)

    await page.reload()
    await chat.open(sol.name)
    const message = chat.message('¿Qué hora es ahí?')
    const written = home.post('Desde la azotea').root.locator('time')
    for (const zone of ['Europe/Madrid', 'America/Mexico_City']) {
      await travel(zone)
      const time = inZone(zone, { hour: '2-digit', minute: '2-digit' })
      await expect(message).toHaveAccessibleName(`${sol.name}, ${time}`, AWAKE)
      await expect(message).toContainText(time)
      await expect(message).toHaveAttribute('title', inZone(zone, { dateStyle: 'full', timeStyle: 'short' }))
      const day = inZone(zone, { dateStyle: 'full' })
      const hour = inZone(zone, { hour: 'numeric' })
      await expect(written).toHaveAttribute('title', new RegExp(`^${day}, ${hour}:`), AWAKE)
    }
    await chat.back.click()
    const time = inZone('America/Mexico_City', { hour: '2-digit', minute: '2-digit' })
    await expect(chat.friend(sol.name)).toContainText(time)
  },
)

test('a picture whose address ran out before it was shown is shown at a new one', async ({
  page,
  chat,
  pageErrors,
  luna,
  sol,
}) => {
  test.slow()
  pageErrors.allow(/status of 400/, /ERR_/)
  await sendPicture(sol, luna)
  await page.clock.install()
  await page.reload()
  const old = new Set<string>()
  let isLater = false
  await page.route('**/object/sign/chat-assets/**', async (route) => {
    const url = route.request().url()
    if (route.request().method() !== 'GET') return route.fallback()
    if (old.has(url)) return route.fulfill({ status: 400, json: { error: 'InvalidJWT', message: 'expired' } })
    if (isLater) return route.fallback()
    old.add(url)
    // It does not come for as long as it is looked at.
    return
  })
  await chat.open(sol.name)
  await expect.poll(() => old.size).toBe(1)
  // The clock of the server stays, and an address signed in the same second is the same address.
  const second = Math.floor(Date.now() / 1000)
  await expect.poll(() => Math.floor(Date.now() / 1000)).toBeGreaterThan(second)
  await chat.back.click()
  isLater = true
  await sleep(page, 2 * HOUR)
  await chat.friend(sol.name).click()
  const picture = chat.messages.getByRole('img')
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), { timeout: 5_000 })
    .toBe(64)
})
