import { befriend } from '#tests/backend/support/members.ts'
import { Inbox, joined, privateChannel, showPresence } from '#tests/backend/support/realtime.ts'
import { asLuna, expect, test } from '../fixtures/test.ts'

const testAsLuna = test.extend(asLuna)

// spec: 2.bar.search, 2.bar.search-desktop, 6.search, 7.search
testAsLuna(
  'members are found by key, in the top bar and in a narrow window, and lead to their profile beside the chat',
  async ({ page, dashboard, chat, search, luna, sol }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await dashboard.friends.getByRole('button', { name: 'Buscar personas' }).click()
    await expect(search.field).toBeFocused()
    await chat.button.click()
    await chat.panel.getByRole('button', { name: 'Cerrar', exact: true }).focus()
    await page.keyboard.press('/')
    await expect(search.field).toBeFocused()
    await page.keyboard.type(sol.name.toUpperCase())
    const found = search.option(sol.name)
    await found.waitFor()
    // Nothing is chosen of what stands there for half a name.
    await expect(search.list).not.toHaveAttribute('aria-busy')
    await page.keyboard.press('ArrowDown')
    await expect(found).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/user-profile/${sol.id}\\?chat=`))
    await expect(dashboard.heading).toBeFocused()
    await expect(search.field).toHaveValue('')
    await chat.close()

    await page.setViewportSize({ width: 320, height: 640 })
    await dashboard.goTo('/dashboard/profile')
    await expect(dashboard.heading).toHaveText(luna.name)
    await search.button.click()
    await expect(search.sheet).toBeVisible()
    await search.field.fill(sol.name.slice(0, -1))
    await found.waitFor()
    await page.keyboard.press('Escape')
    await expect(search.sheet).toBeHidden()
    await expect(search.button).toBeFocused()
    // What was typed is still there.
    await page.keyboard.press('Enter')
    await found.waitFor()
    await page.keyboard.press('Enter')
    await expect(search.sheet).toBeHidden()
    await expect(page).toHaveURL(new RegExp(`/user-profile/${sol.id}$`))
    await expect(dashboard.heading).toBeFocused()
  },
)

test('friends see each other for as long as they are there', async ({ app, page, dashboard, luna, sol }) => {
  await befriend(luna, sol)
  const seen = new Inbox<number>()
  const lunas = privateChannel(sol.client, `presence:${luna.id}`, { presence: { enabled: true } })
  lunas.on('presence', { event: 'sync' }, () => seen.take(Object.keys(lunas.presenceState()).length))
  await joined(lunas)
  await app.signIn(luna)
  await seen.newest((count) => count === 1)

  const row = dashboard.friend(sol.name)
  await expect(row).toBeVisible()
  await expect(row).not.toContainText('en línea')
  const sols = await showPresence(sol)
  await expect(row).toContainText('en línea')
  // Who starts again finds who is there, and is there once.
  await page.reload()
  await expect(row).toContainText('en línea')
  await seen.newest((count) => count === 1)
  await sol.client.removeChannel(sols)
  await expect(row).not.toContainText('en línea')

  await row.getByRole('link', { name: `Ver el perfil de ${sol.name}` }).click()
  await expect(page).toHaveURL(new RegExp(`/user-profile/${sol.id}$`))
  await dashboard.signOut()
  await seen.newest((count) => count === 0)
  await sol.client.removeAllChannels()
})
