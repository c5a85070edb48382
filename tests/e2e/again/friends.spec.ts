import type { Page } from 'playwright'
import { expect, test } from '../fixtures/test.ts'
import { haveManyFriends } from '../chat/support/friends.ts'

const FRIENDS = 5_000

test('thousands of friends are reached by key, told their place and found by name, of whom few are in the page and looked after', async ({
  app,
  page,
  chat,
  home,
  luna,
}) => {
  await haveManyFriends(page, FRIENDS)
  const joins = countPresenceJoins(page)
  await app.signIn(luna)
  await chat.button.click()
  const rows = chat.panel.getByRole('listitem')
  await expect(rows.first()).toHaveAttribute('aria-setsize', String(FRIENDS))
  const mounted = await rows.count()
  expect(mounted).toBeLessThan(40)

  await expect(chat.search).toBeFocused()
  await page.keyboard.press('Tab')
  for (let steps = 1; steps < mounted + 10; steps++) await page.keyboard.press('ArrowDown')
  const reached = chat.friend(`amiga0${mounted + 10}`)
  await expect(reached).toBeFocused()
  await expect(reached).toBeInViewport()

  await page.keyboard.press('End')
  const last = rows.filter({ hasText: `amiga${FRIENDS}` })
  await expect(last).toBeInViewport()
  await expect(last).toHaveAttribute('aria-posinset', String(FRIENDS))
  // However far away, what had the focus still leads on.
  await page.keyboard.press('ArrowUp')
  await expect(chat.friend(`amiga0${mounted + 9}`)).toBeFocused()
  // All rows are one stop.
  await page.keyboard.press('Shift+Tab')
  await expect(chat.search).toBeFocused()

  await chat.search.fill('amiga499')
  await expect(rows).toHaveCount(11)
  await expect(home.announcement).toHaveText('11 amigos encontrados')
  await expect(rows.last()).toContainText('amiga4999')
  await expect(rows.last()).toHaveAttribute('aria-posinset', '11')
  await expect(rows.last()).toHaveAttribute('aria-setsize', '11')
  await expect.poll(() => page.locator('*').count()).toBeLessThan(1_200)
  // The rows at the beginning, at the end and in between that were rested at.
  expect(joins()).toBeLessThan(150)
})

/** Counts from now on the friends of whom this window has asked whether they are there. */
function countPresenceJoins(page: Page): () => number {
  let joins = 0
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      if (/presence:.*"phx_join"/.test(String(payload))) joins += 1
    }),
  )
  return () => joins
}
