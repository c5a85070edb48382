import type { Request } from 'playwright'
import { numbered, writeComments, writePosts } from './support/content.ts'
import { breakReading, loseServer, NO_ANSWER, pagesAskedFor } from './support/server.ts'
import { asLuna } from '../fixtures/test.ts'
import { expect, test } from './support/test.ts'

const testAsLuna = test.extend(asLuna)

// spec: 8.success.post, 9.age.now
test('a new post is on top at once, and waits behind the pill for the other member', async ({
  app,
  home,
  launchApp,
  luna,
  sol,
}) => {
  await writePosts(sol, ['Algo que leer'])
  await app.signIn(luna)
  const other = await launchApp()
  await other.signIn(sol)
  const { home: read } = other.pages
  await expect(read.post('Algo que leer').root).toBeVisible()
  await home.publish('Dos lunas se cruzan hoy')
  await expect(home.posts.first()).toContainText('Dos lunas se cruzan hoy')
  await expect(home.toast('¡Post creado!')).toBeVisible()

  await read.returnToWindow()
  await expect(read.showNew).toBeVisible()
  await expect(read.posts.first()).toContainText('Algo que leer')
  await read.showNew.click()
  await expect(read.posts.first()).toContainText('Dos lunas se cruzan hoy')
  await expect(read.posts.first()).toContainText('Ahora')
  await read.post('Dos lunas se cruzan hoy').options.click()
  await expect(other.page.getByRole('menuitem')).toHaveText(['Ver el post', 'Copiar enlace'])
})

// spec: 4.like.toggle, 6.like, 7.like
test(
  'quick clicks on like end at the newest, and the server has it too',
  { tag: '@again' },
  async ({ app, home, luna, sol }) => {
    await writePosts(sol, ['Pruebo los dedos rápidos'])
    await app.signIn(luna)
    const pending = new Set<Request>()
    app.page.on('request', (request) => request.url().includes('/post_likes') && pending.add(request))
    app.page.on('requestfinished', (request) => pending.delete(request))
    const post = home.post('Pruebo los dedos rápidos')
    for (let click = 0; click < 5; click += 1) await post.like.click()
    await expect(post.like).toHaveAttribute('aria-pressed', 'true')
    await expect(post.like).toHaveText('1')

    const likes = async () => (await luna.client.from('post_likes').select('post_id')).data?.length
    // A first like may be there before the clicks after it are done with.
    await expect.poll(async () => [await likes(), pending.size]).toEqual([1, 0])
    await app.page.reload()
    await expect(post.like).toHaveAttribute('aria-pressed', 'true')
    await post.like.click()
    await expect(post.like).toHaveAccessibleName('Me gusta: 0')
  },
)

// spec: 8.post.like
test('a like that the server refuses is taken back and told', async ({ app, home, pageErrors, luna }) => {
  pageErrors.allow(...NO_ANSWER)
  await app.signIn(luna)
  const post = await home.publish('Un like que no llega')
  await loseServer(app.page)
  await post.like.click()
  await expect(home.toast('No se pudo procesar el like.')).toBeVisible()
  await expect(post.like).toHaveAttribute('aria-pressed', 'false')
  await expect(post.like).toHaveAccessibleName('Me gusta: 0')
})

// spec: 4.post.edit-mode, 5.delete.asks, 6.post.author-deletes, 6.post.author-edits, 7.delete, 7.post.edit
testAsLuna(
  'the author edits a post in place, and deletes it after confirming and thinking no better of it',
  async ({ app, home, luna }) => {
    await home.publish('Marte se ve azul')
    await home.post('Marte se ve azul').startEditing()
    // While it is edited the text of the card is a field, so the card is found by its place.
    const post = home.topPost()
    await post.editor.fill('otra cosa')
    await post.cancel.click()
    await expect(post.root).toContainText('Marte se ve azul')

    await post.startEditing()
    await expect(post.editor).toBeFocused()
    await post.editor.fill('Marte se ve rojo')
    await post.save.click()
    await expect(post.editor).toHaveCount(0)
    await expect(post.root).toContainText('Marte se ve rojo')
    await app.page.reload()
    await expect(home.post('Marte se ve rojo').root).toBeVisible()

    await post.askToDelete()
    await expect(app.page.getByRole('dialog')).toContainText('«Marte se ve rojo»')
    await post.answerDeletion('Cancelar')
    await expect(post.root).toBeVisible()
    await post.askToDelete()
    await post.answerDeletion('Borrar')
    await expect(home.post('Marte se ve rojo').root).toHaveCount(0)
    await home.undo.click()
    await expect(post.root).toBeVisible()
    await post.askToDelete()
    await post.answerDeletion('Borrar')
    await expect(home.post('Marte se ve rojo').root).toHaveCount(0)
    await expect(home.showNew).toHaveCount(0)
    const onServer = async () => (await luna.client.from('posts').select('id')).data?.length
    expect(await onServer()).toBe(1)

    // The window ends before the server was told: the next one tells it.
    await app.page.reload()
    await expect(home.emptyTitle).toBeVisible()
    await expect.poll(onServer).toBe(0)
  },
)

// spec: 6.moderator.posts, 6.moderator.comments, 6.moderator.edit.deny
test(
  'a moderator deletes posts and comments of others but is not offered to edit them',
  { tag: '@again' },
  async ({ home, app, sol, venus }) => {
    const [id] = await writePosts(sol, ['Publicidad molesta'])
    await writeComments(sol, id, ['Y además esto'])

    await app.signIn(venus)
    const post = home.post('Publicidad molesta')
    await post.openComments()
    await post.deleteComment('Y además esto')
    await post.answerDeletion('Borrar')
    await expect(post.comment('Y además esto')).toHaveCount(0)
    await expect(post.commentsButton).toHaveAccessibleName('Comentarios: 0')

    await post.options.click()
    await expect(app.page.getByRole('menuitem')).toHaveText(['Ver el post', 'Copiar enlace', 'Borrar'])
    await app.page.keyboard.press('Escape')
    await post.askToDelete()
    await post.answerDeletion('Borrar')
    await expect(post.root).toHaveCount(0)
  },
)

// spec: 2.feed.share, 2.feed.emoji, 8.success.soon
test('links open in the system browser, line breaks stay; share and emoji say that they come later', async ({
  app,
  home,
  luna,
}) => {
  await writePosts(luna, ['Primera línea\n\nMira https://ejemplo.com/nebulosa.'])
  await app.signIn(luna)
  await app.electronApp.evaluate(({ shell }) => {
    shell.openExternal = async (url) => {
      Object.assign(globalThis, { openedUrl: url })
    }
  })
  const post = home.topPost()
  await expect(post.root).toContainText(/Primera línea\n\nMira/, { useInnerText: true })
  await post.root.getByRole('link', { name: 'ejemplo.com/nebulosa', exact: true }).click()
  const opened = () => app.electronApp.evaluate(() => Reflect.get(globalThis, 'openedUrl'))
  await expect.poll(opened).toBe('https://ejemplo.com/nebulosa')

  for (const name of ['Compartir', 'Reaccionar con emoji']) {
    await post.root.getByRole('button', { name }).click()
    await expect(home.toast('Próximamente')).toHaveCount(1)
    await home.toast('Próximamente').getByRole('button').click()
    await expect(home.toast('Próximamente')).toHaveCount(0)
  }
})

test(
  'publishing keeps the pages that were read, and a failure to read after it is not one of publishing',
  { tag: '@again' },
  async ({ app, home, pageErrors, luna, sol }) => {
    pageErrors.allow(/status of 500/)
    await writePosts(sol, numbered('Estrella número', 45))
    await app.signIn(luna)
    await home.readToTheEnd()
    await home.publish('Con todo a la vista')
    await home.expectTotal(46)

    await breakReading(app.page)
    const asked = pagesAskedFor(app.page)
    await home.publish('Aunque no se pueda leer')
    await asked.settled()
    await home.expectTotal(47)
    await expect(home.posts.first()).toContainText('Aunque no se pueda leer')
    await expect(home.toasts.getByText('No se pudieron cargar los posts.')).toHaveCount(0)
  },
)
