import { numbered, writeComments, writePosts } from './support/content.ts'
import { loseNextAnswer, NO_ANSWER } from './support/server.ts'
import { asLuna } from '../fixtures/test.ts'
import { expect, test } from './support/test.ts'

const testAsLuna = test.extend(asLuna)

// spec: 3.posts.derived, 4.comments.expand, 6.comment, 7.comments.read, 7.comments.create
test('a comment shows at once, counts, and is there for the other member', async ({
  app,
  home,
  launchApp,
  luna,
  sol,
}) => {
  await writePosts(sol, ['Contadme vuestro cielo'])
  await app.signIn(luna)
  const post = home.post('Contadme vuestro cielo')
  await post.openComments()
  await expect(post.root).toContainText('Nadie ha comentado todavía.')
  await post.commentInput.pressSequentially('Aquí')
  await post.commentInput.press('Shift+Enter')
  await post.commentInput.pressSequentially('llueve')
  await post.commentInput.press('Enter')
  await expect(post.comment('llueve')).toContainText(/Aquí\nllueve/, { useInnerText: true })
  await expect(post.commentInput).toHaveValue('')
  await expect(post.commentsButton).toHaveText('1')

  const other = await launchApp()
  await other.signIn(sol)
  const same = other.pages.home.post('Contadme vuestro cielo')
  await expect(same.commentsButton).toHaveText('1')
  await same.openComments()
  await expect(same.comment('llueve')).toContainText('luna')
  await expect(same.comment('llueve').getByRole('button')).toHaveCount(0)
})

test(
  'comments come in pages, of which those near the window are in it, and one just written stays last',
  { tag: '@again' },
  async ({ app, home, luna, sol }) => {
    const [id] = await writePosts(sol, ['Contemos hasta sesenta y cinco'])
    await writeComments(sol, id, numbered('comentario', 65))
    await app.signIn(luna)
    const post = home.post('Contemos hasta sesenta y cinco')
    await post.openComments()
    await post.expectComments(20)
    await post.addComment('yo cierro')
    await post.expectComments(21)
    for (const loaded of [41, 61, 66]) {
      await post.moreComments.click()
      await post.expectComments(loaded)
    }
    await post.commentInput.scrollIntoViewIfNeeded()
    await expect(post.comments.nth(-2)).toContainText('comentario 65.')
    await expect.poll(() => post.comments.count()).toBeLessThan(40)
    await expect(post.comments.last()).toContainText('yo cierro')
    await expect(post.moreComments).toHaveCount(0)
  },
)

test(
  'a comment whose answer was lost is there once after sending it again',
  { tag: '@again' },
  async ({ app, home, pageErrors, luna }) => {
    pageErrors.allow(...NO_ANSWER, /status of 409/)
    await app.signIn(luna)
    const post = await home.publish('Comentad una vez')
    await post.openComments()
    await loseNextAnswer(app.page, 'post_comments')
    await post.addComment('¿Me oís?')
    await post.root.getByRole('button', { name: 'Reintentar' }).click()
    await expect(post.commentInput).toHaveValue('')
    await expect(post.comment('¿Me oís?')).toHaveCount(1)
    const { data } = await luna.client.from('post_comments').select('content').throwOnError()
    expect(data).toEqual([{ content: '¿Me oís?' }])
    await post.addComment('Otra vez, y es otro')
    await expect(post.comments).toHaveCount(2)
  },
)

testAsLuna(
  'a comment being written survives navigation',
  { tag: '@again' },
  async ({ app, home, dashboard }) => {
    const post = await home.publish('Volved luego')
    await post.openComments()
    await post.commentInput.fill('a medias')
    await dashboard.openSection('Agenda')
    await dashboard.openSection('Inicio')
    await post.openComments()
    await post.commentInput.focus()
    await app.page.keyboard.type(' y más')
    await expect(post.commentInput).toHaveValue('a medias y más')
  },
)

// spec: 5.delete.asks, 6.comment.author-deletes, 7.delete
testAsLuna('the author of a comment deletes it after confirming', async ({ home }) => {
  const post = await home.publish('Aquí se borra un comentario')
  await post.openComments()
  await post.addComment('me arrepiento')
  await post.deleteComment('me arrepiento')
  await post.answerDeletion('Cancelar')
  await expect(post.comment('me arrepiento')).toBeVisible()
  await post.deleteComment('me arrepiento')
  await post.answerDeletion('Borrar')
  await expect(post.comment('me arrepiento')).toHaveCount(0)
  await expect(post.commentsButton).toHaveAccessibleName('Comentarios: 0')
})
