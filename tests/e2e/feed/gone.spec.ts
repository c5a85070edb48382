import { numbered, writeComments, writePosts } from './support/content.ts'
import { holdReads } from './support/server.ts'
import { dismissGreeting } from '#tests/pages/toast.ts'
import { expect, test } from './support/test.ts'

/** Milliseconds within which what is gone leaves a window in which it is in sight. */
const SOON = 30_000

/** Log lines of the window when the server refuses a row for a post that it no longer has. */
const REFUSED = /status of 403/

test(
  'a post that its author deletes leaves the windows of others, where the reader stays in place',
  { tag: '@again' },
  async ({ app, home, launchApp, luna, sol }) => {
    test.slow()
    await writePosts(sol, numbered('Estrella número', 30))
    const author = await launchApp()
    await author.signIn(sol)
    await app.signIn(luna)
    await dismissGreeting(app.page)
    const below = await home.readTo('Estrella número 15.')
    const gone = home.post('Estrella número 16.')
    await home.expectTotal(30)
    // Of what goes, the end alone is in sight.
    await below.root.evaluate((card) => card.scrollIntoView({ block: 'start' }))
    await home.scrollBy(-60)
    await expect(gone.root).toBeInViewport()
    const top = await below.restingTop()

    const own = await author.pages.home.readTo('Estrella número 16.')
    await own.askToDelete()
    await own.answerDeletion('Borrar')
    await author.pages.home.toast('Post borrado').getByRole('button', { name: 'Cerrar aviso' }).click()
    await expect(gone.root).toHaveCount(0, { timeout: SOON })
    expect(await below.restingTop()).toBeCloseTo(top, 0)
  },
)

test('a like, a saved post and a comment say of what is gone that it is, and no draft is left of it', async ({
  app,
  home,
  page,
  pageErrors,
  luna,
  sol,
}) => {
  pageErrors.allow(REFUSED)
  await writePosts(sol, ['El de los comentarios', 'El de guardar', 'El del like'])
  await app.signIn(luna)
  const [commented, saved, liked] = ['El de los comentarios', 'El de guardar', 'El del like'].map((text) =>
    home.post(text),
  )
  await commented?.openComments()
  await commented?.commentInput.fill('Unas palabras con cariño')
  const answer = await holdReads(page, 'posts')
  await sol.client.from('posts').delete().eq('user_id', sol.id).throwOnError()
  await liked?.like.click()
  await saved?.keep.click()
  await commented?.commentInput.press('Enter')
  answer()
  await expect(home.toasts.getByText('Este post ya no está')).not.toHaveCount(0)
  await expect(home.emptyTitle).toBeVisible()
  const copy = home.toasts.getByRole('button', { name: 'Copiar texto' })
  // Whoever types on publishes nothing by it, and likes nothing.
  await expect(copy).toBeFocused()
  await page.keyboard.type('nls')
  await expect(home.dialog.root).toHaveCount(0)
  await copy.press('Enter')
  await expect(home.toast('Texto copiado')).toBeVisible()
  const dialog = await home.openDialog()
  await dialog.text.press('Control+V')
  await expect(dialog.text).toHaveValue('Unas palabras con cariño')
  await dialog.text.fill('')
  await page.reload()
  await expect(home.emptyTitle).toBeVisible()
  await expect(home.toasts.getByText('Este post ya no está')).toHaveCount(0)
})

test(
  'comments that a moderator removes leave the windows in which they are in sight, and the count is true',
  { tag: '@again' },
  async ({ app, home, launchApp, luna, sol, venus }) => {
    test.slow()
    const [id] = await writePosts(sol, ['Contemos hasta veinticinco'])
    await writeComments(sol, id, numbered('comentario', 25))
    const moderator = await launchApp()
    await Promise.all([app.signIn(luna), moderator.signIn(venus)])
    const [post, theirs] = [home, moderator.pages.home].map((page) => page.post('Contemos hasta veinticinco'))
    if (!post || !theirs) throw new Error('There are two windows')
    await post.openComments()
    await post.moreComments.click()
    await post.expectComments(25)
    const read = post.comment('comentario 15.')
    await read.evaluate((row) => row.scrollIntoView({ block: 'start' }))
    const top = () => read.evaluate((row) => row.getBoundingClientRect().top)
    const place = await top()
    const remove = async (text: string) => {
      await theirs.deleteComment(text)
      await theirs.answerDeletion('Borrar')
      await moderator.pages.home
        .toast('Comentario borrado')
        .getByRole('button', { name: 'Cerrar aviso' })
        .click()
    }
    await theirs.openComments()
    await remove('comentario 5.')
    await theirs.moreComments.click()
    await remove('comentario 22.')
    await expect(post.comment('comentario 5.')).toHaveCount(0, { timeout: SOON })
    await expect(post.comment('comentario 22.')).toHaveCount(0, { timeout: SOON })
    await expect(post.commentsButton).toHaveText('23')
    await post.expectComments(23)
    // A scroller stands on whole pixels, rows do not.
    expect(Math.abs((await top()) - place)).toBeLessThan(1)

    await post.commentsButton.click()
    await venus.client.from('post_comments').delete().eq('content', 'comentario 7.').throwOnError()
    await post.openComments()
    await expect(post.comment('comentario 7.')).toHaveCount(0, { timeout: 3_000 })
    await expect(post.commentsButton).toHaveText('22')
    await post.expectComments(22)
  },
)
