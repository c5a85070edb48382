import { numbered, fillFeed, writeComments, writePosts } from './support/content.ts'
import { expect, test } from './support/test.ts'

test('Tab leads through more posts than are in the page, and back', async ({
  app,
  page,
  home,
  backend,
  luna,
  sol,
}) => {
  await fillFeed(backend, luna, 40)
  await app.signIn(sol)
  const mounted = await home.posts.count()
  await home.post('Post 40.').like.focus()
  const far = home.post(`Post ${40 - mounted - 2}.`)
  const isThere = () => far.root.locator(':focus').count()
  // A handful of controls each.
  for (let tabs = 0; tabs < 8 * mounted && !(await isThere()); tabs++) await page.keyboard.press('Tab')
  await expect(far.root).toBeInViewport()
  await expect(far.root.locator(':focus')).toBeVisible()
  for (let tabs = 0; tabs < 8; tabs++) await page.keyboard.press('Shift+Tab')
  await expect(home.post(`Post ${40 - mounted}.`).root.locator(':focus')).toBeVisible()
})

test('an unsaved edit and its cursor stay while the card is scrolled out', async ({
  app,
  page,
  home,
  backend,
  luna,
}) => {
  await fillFeed(backend, luna, 40)
  await app.signIn(luna)
  const post = home.post('Post 40.')
  await post.startEditing()
  await post.editor.fill('Post 40. a medias')
  await home.scrollBy(6000)
  await expect(post.root).not.toBeInViewport()
  await page.keyboard.type(' y más')
  await expect(post.editor).toBeInViewport()
  await expect(post.editor).toHaveValue('Post 40. a medias y más')
})

test('an open menu stays at its card, however the wheel is turned', async ({
  app,
  page,
  home,
  backend,
  luna,
}) => {
  await fillFeed(backend, luna, 40)
  await app.signIn(luna)
  const post = home.post('Post 40.')
  await post.options.click()
  const edit = page.getByRole('menuitem', { name: 'Editar' })
  await edit.waitFor()
  await page.mouse.wheel(0, 3000)
  await edit.click()
  await expect(post.editor).toBeFocused()
  await expect(post.editor).toBeInViewport()
})

test('when what has the focus goes, what stands in its place has it', async ({ app, home, luna }) => {
  const [first] = await writePosts(luna, ['Primero', 'Segundo'])
  await writeComments(luna, first, numbered('Comentario', 3))
  await app.signIn(luna)
  const post = home.post('Primero')

  await post.openComments()
  await post.deleteComment('Comentario 2.')
  await post.answerDeletion('Borrar')
  await expect(post.comment('Comentario 3.')).toBeFocused()
  await post.deleteComment('Comentario 3.')
  await post.answerDeletion('Borrar')
  await expect(post.comment('Comentario 1.')).toBeFocused()
  await post.deleteComment('Comentario 1.')
  await post.answerDeletion('Borrar')
  await expect(post.root).toBeFocused()

  await post.startEditing()
  await post.editor.press('Escape')
  await expect(post.options).toBeFocused()

  await post.askToDelete()
  await post.answerDeletion('Borrar')
  const other = home.post('Segundo')
  await expect(other.root).toBeFocused()
  await other.askToDelete()
  await other.answerDeletion('Borrar')
  await expect(home.main).toBeFocused()
})

test('the row of categories does not glide for who asked for less motion', async ({
  app,
  page,
  home,
  luna,
}) => {
  await app.signIn(luna)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 700, height: 700 })
  await home.nextCategories.waitFor({ state: 'attached' })
  const turned = await home.nextCategories.evaluate((button: HTMLElement) => {
    button.click()
    return document.querySelector('[role="group"]')?.scrollLeft
  })
  expect(turned).toBeGreaterThan(100)
})
