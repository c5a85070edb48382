import { befriend, newClient, type Member } from '#tests/backend/support/members.ts'
import type { TestBackend } from '#tests/backend/start-backend.ts'
import { showPresence } from '#tests/backend/support/realtime.ts'
import { sendMessages, sendMessagesAt, storedMessages } from '../chat/support/messages.ts'
import { writePosts } from '../feed/support/content.ts'
import { expect, test as base } from '../fixtures/test.ts'
import { png } from '../support/pictures.ts'
import { onLine, type LineFixtures } from '../support/silent-proxy.ts'

const test = base.extend<LineFixtures>(onLine)

/** Milliseconds after the network is back by which everything that was missed is shown. */
const SOON = { timeout: 15_000 }

/** Posts with a picture each, more than a window has connections. */
async function writePictures(server: TestBackend, { id, client }: Member, count: number): Promise<void> {
  const start = Date.now() - count * 1000
  const rows = Array.from({ length: count }, (_, index) => ({
    user_id: id,
    created_at: new Date(start + index * 1000).toISOString(),
    content: `Foto ${index + 1}.`,
    category: 'quantumlux' as const,
    image_url: `user-assets/${id}/posts/${1_700_000_000 + index}-foto.png`,
    media_width: 320,
    media_height: 40,
  }))
  for (const { image_url } of rows) {
    const picture = new Blob([png(320, 40, [90, 60, 200])], { type: 'image/png' })
    const { error } = await client.storage
      .from('user-assets')
      .upload(image_url.slice('user-assets/'.length), picture)
    if (error) throw error
  }
  await newClient(server, server.secretKey).from('posts').insert(rows).throwOnError()
}

const LAST = ['Buenos días', '¿Qué hora es?', 'La de siempre']
const AHEAD = 'Desde pasado mañana'

test.describe('a connection that looks open while nothing comes through', () => {
  test.beforeEach(async ({ pageErrors, app, chat, luna, sol }) => {
    test.slow()
    pageErrors.allow(
      /net::ERR_/,
      /WebSocket/,
      /auth\/v1\/health/,
      /^No se pud/,
      /catching up with changes failed/,
      /could not be marked as read/,
    )
    await befriend(sol, luna)
    await writePosts(sol, ['Ya me conoces'], 'quantumlux')
    await app.signIn(luna)
    await chat.open(sol.name)
    await sendMessages(sol, luna, ['antes'])
    await expect(chat.message('antes')).toBeVisible()
  })

  test(
    'for a moment: what was missed is there soon after',
    { tag: '@again' },
    async ({ line, chat, luna, sol }) => {
      line.silence()
      await sendMessages(sol, luna, ['en silencio'])
      line.restore()
      await expect(chat.message('en silencio')).toBeVisible(SOON)
      await sendMessages(sol, luna, ['después'])
      await expect(chat.message('después')).toBeVisible(SOON)
    },
  )

  test(
    'for an hour asleep and a clock that is wrong after it: what was missed is there, once and in order, and what is sent',
    { tag: '@again' },
    async ({ line, app, page, pageErrors, server, chat, luna, sol }) => {
      await page.clock.install()
      await page.reload()
      await sendMessages(sol, luna, ['antes de dormir'])
      await expect(chat.message('antes de dormir')).toBeVisible()
      line.silence()
      const texts = Array.from({ length: 1_000 }, (_, index) => `Sueño ${index + 1}.`)
      const start = Date.now()
      // None of them later than what is answered soon after.
      await sendMessagesAt(server, sol, luna, texts, () => start)
      await page.clock.fastForward(3_600_000)
      line.restore()
      await app.electronApp.evaluate(({ powerMonitor }) => powerMonitor.emit('resume'))
      await expect(chat.message('Sueño 1000.')).toBeVisible(SOON)

      await page.clock.setSystemTime(start - 24 * 3_600_000)
      await chat.send('Buenos días')
      await expect.poll(async () => (await storedMessages(luna, sol)).at(-1), SOON).toBe('Buenos días')
      await sendMessages(sol, luna, ['¿Qué hora es?'])
      await expect(chat.message('¿Qué hora es?')).toBeVisible(SOON)
      await chat.send('La de siempre')
      await expect.poll(async () => (await storedMessages(luna, sol)).slice(-3)).toEqual(LAST)

      // An id of this time is refused: the next one follows the server's clock.
      pageErrors.allow(/status of 422/)
      await page.clock.setSystemTime(start + 48 * 3_600_000)
      const refused = page.waitForResponse((response) => response.status() === 422)
      await chat.send(AHEAD)
      await refused
      await expect
        .poll(async () => (await storedMessages(luna, sol)).slice(-4), SOON)
        .toEqual([...LAST, AHEAD])
      await expect(chat.message(AHEAD).getByText('No enviado')).toBeHidden()
      const shown = await chat.readBack()
      expect(shown).toEqual(['antes', 'antes de dormir', ...texts, ...LAST, AHEAD])
    },
  )

  test(
    'for so long that it is noticed: what was missed is there soon after it is back',
    { tag: '@again' },
    async ({ line, chat, dashboard, home, login, luna, sol }) => {
      await showPresence(sol)
      await home.post(sol.name).root.waitFor()
      line.silence()
      await home.category('Quantum Lux').click()
      await expect(home.post(sol.name).root).toBeVisible()
      await expect(home.more).toHaveAttribute('aria-busy', 'true')
      await expect(home.slow).toBeVisible()
      await expect(login.offline).toBeVisible({ timeout: 30_000 })
      await sendMessages(sol, luna, ['en silencio'])
      line.restore()
      await expect(chat.message('en silencio')).toBeVisible(SOON)
      await expect(chat.reconnecting).toBeHidden(SOON)
      await sendMessages(sol, luna, ['después'])
      await expect(chat.message('después')).toBeVisible()
      // Who is there is known again on the new connection.
      await chat.close()
      await expect(dashboard.friend(sol.name)).toContainText('en línea')
      await sol.client.removeAllChannels()
      await expect(dashboard.friend(sol.name)).not.toContainText('en línea')
    },
  )

  test(
    'with pictures on their way: the app is back by itself, and so are they',
    { tag: '@again' },
    async ({ line, backend, home, login, sol }) => {
      await writePictures(backend, sol, 12)
      line.silenceFiles()
      await home.category('Quantum Lux').click()
      await expect(home.post('Foto 12.').root).toBeVisible()
      line.silence()
      await expect(login.offline).toBeVisible({ timeout: 40_000 })
      line.restore()
      await expect(login.offline).toBeHidden({ timeout: 10_000 })
      for (const text of ['Foto 12.', 'Foto 11.'])
        await expect(home.post(text).root.getByRole('img')).toHaveJSProperty('naturalWidth', 320)
    },
  )
})
