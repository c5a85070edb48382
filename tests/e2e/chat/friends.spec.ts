import { expect, test } from '../fixtures/test.ts'
import { haveManyFriends } from './support/friends.ts'

const FRIENDS = 300

test('hundreds of friends are reached by key, told their place and found by name', async ({
  app,
  page,
  chat,
  home,
  luna,
}) => {
  await haveManyFriends(page, FRIENDS)
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

  await chat.search.fill('amiga29')
  await expect(rows).toHaveCount(10)
  await expect(home.announcement).toHaveText('10 amigos encontrados')
  await expect(rows.last()).toContainText('amiga299')
  await expect(rows.last()).toHaveAttribute('aria-posinset', '10')
  await expect(rows.last()).toHaveAttribute('aria-setsize', '10')
})
