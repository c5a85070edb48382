import { loseNextAnswer, loseServer, NO_ANSWER, regainServer } from '../feed/support/server.ts'
import { expect, test } from '../feed/support/test.ts'
import { asLuna } from '../fixtures/test.ts'

test.use(asLuna)

test('Escape leaves an edited post as it is and keeps what was typed', async ({ app, home }) => {
  await home.publish('Venus gira al revés')
  const post = home.topPost()
  await post.startEditing()
  await post.editor.fill('Venus gira muy despacio')
  await post.editor.press('Escape')
  await expect(post.editor).toHaveCount(0)
  await expect(post.root).toContainText('Venus gira al revés')
  await post.startEditing()
  await app.page.keyboard.type(' hoy')
  await expect(post.editor).toHaveValue('Venus gira muy despacio hoy')
})

// spec: 8.post.edit
test('a failed save keeps the edited text', async ({ app, home, pageErrors }) => {
  pageErrors.allow(...NO_ANSWER)
  await home.publish('Antes del corte')
  const post = home.topPost()
  await post.startEditing()
  await post.editor.fill('Después del corte')
  await loseServer(app.page)
  await post.save.click()
  await expect(home.toast('No se pudo editar el post.')).toBeVisible()
  await expect(post.editor).toHaveValue('Después del corte')
})

// spec: 5.post.needs, 5.post.disabled-empty
test('an empty post is not published, and the keyboard is told why', async ({ home }) => {
  const dialog = await home.openDialog()
  await expect(dialog.publish).toBeDisabled()
  await dialog.text.fill('  \n ')
  await expect(dialog.publish).toBeDisabled()
  await dialog.text.press('Control+Enter')
  await expect(home.toast('Escribe algo o sube un archivo.')).toBeVisible()
  await expect(dialog.root).toBeVisible()
})

test('a waiting post that is taken back and changed after its answer got lost is a post of its own', async ({
  app,
  home,
  pageErrors,
}) => {
  pageErrors.allow(...NO_ANSWER)
  const dialog = await home.openDialog()
  await dialog.text.fill('Lo primero que pensé')
  await loseServer(app.page)
  await loseNextAnswer(app.page, 'posts')
  await dialog.publish.click()
  await home.waiting.getByRole('button', { name: 'Editar' }).click()
  await dialog.text.fill('Algo muy distinto')
  await regainServer(app.page)
  await dialog.publish.click()
  await expect(home.posts.first()).toContainText('Algo muy distinto')
  await expect(home.posts).toHaveCount(2)
})

// spec: 5.comment.empty
test('an empty comment is ignored', async ({ home }) => {
  const post = await home.publish('Sin palabras')
  await post.openComments()
  await post.addComment('   ')
  await post.addComment('ahora sí')
  await expect(post.comment('ahora sí')).toBeVisible()
  await expect(post.comments).toHaveCount(1)
})

// spec: 8.post.comment
test('a failed comment keeps its text and goes out by retrying', async ({ app, home, pageErrors }) => {
  pageErrors.allow(...NO_ANSWER)
  const post = await home.publish('Comentad sin red')
  await post.openComments()
  await loseServer(app.page)
  await post.addComment('¿Se oye?')
  await expect(home.toast('No se pudo añadir el comentario.')).toBeVisible()
  await expect(post.root.getByRole('alert')).toContainText('Todavía no se ha enviado.')
  await expect(post.commentInput).toHaveValue('¿Se oye?')
  await regainServer(app.page)
  await post.root.getByRole('button', { name: 'Reintentar' }).click()
  await expect(post.comment('¿Se oye?')).toBeVisible()
  await expect(post.root.getByRole('alert')).toHaveCount(0)
})
