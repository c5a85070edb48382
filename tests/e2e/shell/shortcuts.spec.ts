import { befriend } from '#tests/backend/support/members.ts'
import { dismissGreeting } from '#tests/pages/toast.ts'
import { writePosts } from '../feed/support/content.ts'
import { expect, test } from '../fixtures/test.ts'

test('whatever is done often is done by key, and from the menu', async ({
  app,
  page,
  dashboard,
  home,
  chat,
  luna,
  sol,
}) => {
  await befriend(luna, sol)
  await writePosts(luna, ['Primero', 'Segundo', 'Tercero'])
  await app.signIn(luna)
  const { keyboard } = page
  await dismissGreeting(page)
  const newest = home.post('Tercero')
  await newest.root.waitFor()
  await keyboard.press('j')
  await expect(home.posts.first()).toBeFocused()
  await keyboard.press('j')
  await expect(home.posts.nth(1)).toBeFocused()
  await keyboard.press('k')
  await expect(newest.root).toBeFocused()
  await keyboard.press('l')
  await expect(newest.like).toHaveAttribute('aria-pressed', 'true')
  await keyboard.press('s')
  await expect(home.toast('El post ha sido guardado en tu perfil.')).toBeVisible()
  await expect(newest.keep).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(newest.keep).toHaveAttribute('aria-pressed', 'true')
  await keyboard.press('j')
  await expect(newest.root).toBeFocused()
  await keyboard.press('s')
  await expect(newest.keep).toHaveAttribute('aria-pressed', 'false')
  const takenBack = home.toast('El post ya no está en tu perfil.')
  await expect(takenBack).toBeVisible()
  await keyboard.press('Escape')
  await expect(takenBack).toBeHidden()

  // Words are found whether capital or marked, over what is in them, and not in what is for the ear only.
  const field = dashboard.find.getByRole('textbox', { name: 'Palabras' })
  await keyboard.press('Control+f')
  await expect(field).toBeFocused()
  await keyboard.type('SEGÚNDO')
  await expect(dashboard.find).toContainText('1 de 1')
  await keyboard.press('Control+f')
  await keyboard.type(luna.name)
  const found = () => dashboard.find.getByRole('status').textContent()
  await expect.poll(found).toMatch(/^1 de [4-9]$/)
  const total = Number((await found())?.slice(-1))
  await keyboard.press('Shift+Enter')
  await expect.poll(found).toBe(`${total} de ${total}`)
  await keyboard.press('Enter')
  await expect.poll(found).toBe(`1 de ${total}`)
  const marked = await page.evaluate(() => [
    CSS.highlights.get('found')?.size,
    CSS.highlights.get('found-here')?.size,
  ])
  expect(marked).toEqual([total - 1, 1])
  await keyboard.type('nadie')
  await expect.poll(found).toBe('Sin resultados')
  await keyboard.press('Escape')
  await expect(dashboard.find).toBeHidden()
  await expect(newest.root).toBeFocused()
  expect(await page.evaluate(() => CSS.highlights.size)).toBe(0)

  await keyboard.press('?')
  await expect(dashboard.shortcuts).toContainText('Siguiente postJ')
  await page.setViewportSize({ width: 320, height: 640 })
  const words = dashboard.shortcuts.getByText('Siguiente post')
  await expect.poll(async () => (await words.boundingBox())?.height).toBeLessThan(30)
  await page.setViewportSize({ width: 1280, height: 800 })
  await keyboard.press('j')
  await keyboard.press('Control+2')
  await keyboard.press('Escape')
  await expect(newest.root).toBeFocused()

  await keyboard.press('n')
  await expect(home.dialog.text).toBeFocused()
  await keyboard.type('jkln?')
  await expect(home.dialog.text).toHaveValue('jkln?')
  await keyboard.press('Escape')
  await expect(home.dialog.root).toBeHidden()

  await keyboard.press('Control+k')
  await expect(chat.search).toBeFocused()
  await chat.friend(sol.name).click()
  await expect(chat.input).toBeFocused()
  await keyboard.press('Shift+F6')
  await expect(dashboard.friends.locator(':focus')).toHaveCount(1)
  await keyboard.press('F6')
  await expect(chat.input).toBeFocused()
  await keyboard.press('Escape')
  await expect(chat.search).toBeFocused()
  // The list of the chat has them: they are no pane beside it.
  await keyboard.press('Shift+F6')
  await expect(newest.root).toBeFocused()
  await keyboard.press('Shift+F6')
  await expect(dashboard.section('Inicio')).toBeFocused()
  await keyboard.press('Shift+F6')
  await expect(chat.search).toBeFocused()
  await newest.share.click()
  await home.closeToast.waitFor()
  await keyboard.press('F6')
  await expect(chat.search).toBeFocused()
  await keyboard.press('F6')
  await expect(home.closeToast).toBeFocused()
  await keyboard.press('Escape')
  await expect(chat.search).toBeFocused()
  await keyboard.press('Escape')
  await expect(chat.panel).toBeHidden()

  await keyboard.press('Control+2')
  await expect(dashboard.heading).toBeFocused()
  await expect(dashboard.heading).toHaveText('MushitTech77')
  // A bar beside it instead of a frame around it.
  await expect(dashboard.heading).toHaveCSS('outline-style', 'none')
  await expect(dashboard.heading).toHaveCSS('border-left-width', '3px', { pseudo: 'after' })
  await keyboard.press('Alt+ArrowLeft')
  await expect(home.title).toBeFocused()
  await dashboard.openSection('Agenda')
  await expect(dashboard.heading).toHaveText('Agenda')
  await keyboard.press('n')
  await expect(home.dialog.text).toBeFocused()
  await keyboard.press('Escape')

  await app.electronApp.evaluate(({ Menu }) =>
    Menu.getApplicationMenu()?.getMenuItemById('show-shortcuts')?.click(),
  )
  await expect(dashboard.shortcuts).toBeVisible()
})
