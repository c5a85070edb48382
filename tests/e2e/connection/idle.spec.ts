import type { Page } from 'playwright'
import { expect, test } from '../fixtures/test.ts'

declare global {
  interface Window {
    asked: { count: number; open: number }
  }
}

/** Counts in the page what it asks its server, over HTTP and over the live connection, and what has no answer yet. */
async function countAsked(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const asked = { count: 0, open: 0 }
    window.asked = asked
    const { fetch } = window
    window.fetch = async (...call) => {
      asked.count += 1
      asked.open += 1
      return fetch(...call).finally(() => (asked.open -= 1))
    }
    const { send } = WebSocket.prototype
    WebSocket.prototype.send = function (data) {
      asked.count += 1
      if (String(data).includes('"heartbeat"')) {
        asked.open += 1
        this.addEventListener('message', () => (asked.open -= 1), { once: true })
      }
      send.call(this, data)
    }
  })
}

test(
  'an idle window asks its server one thing in ten seconds, and each minute what it has missed',
  { tag: '@again' },
  async ({ app, page, dashboard, luna }) => {
    await app.signIn(luna)
    await countAsked(page)
    await page.clock.install()
    await page.reload()
    await dashboard.openSection('Agenda')
    await expect(dashboard.heading).toHaveText('Agenda')
    const open = () => page.evaluate(() => window.asked.open)
    const count = () => page.evaluate(() => window.asked.count)
    await expect.poll(open).toBe(0)

    // Ahead of a busy machine, for which it would be the past by then.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 4_000))
    const pass = async (seconds: number) => {
      for (let second = 0; second < seconds; second++) {
        await page.clock.runFor(1_000)
        await expect.poll(open).toBe(0)
      }
    }
    // What a start asks for is over by then.
    await pass(15)
    const before = await count()
    await pass(60)
    const asked = (await count()) - before
    // The minute is 45 to 60 seconds long, so that windows do not ask in step.
    expect(asked - 6).toBeGreaterThanOrEqual(1)
    expect(asked - 6).toBeLessThanOrEqual(2)
  },
)
