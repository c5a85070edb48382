import { failPosts, holdNextPost, loseNextAnswer, mendPosts, NO_ANSWER } from './support/server.ts'
import { asLuna } from '../fixtures/test.ts'
import { expect, test } from './support/test.ts'

const testAsLuna = test.extend(asLuna)

// spec: 5.post.limit, 8.success.post, 9.post.limit
testAsLuna(
  'the counter counts as the server does: 500 emoji can be published, 501 not',
  { tag: '@again' },
  async ({ home }) => {
    const dialog = await home.openDialog()
    await dialog.text.fill('🪐'.repeat(501))
    await expect(dialog.root).toContainText('Sobra 1 carácter · 501/500')
    await expect(dialog.publish).toBeDisabled()
    await dialog.text.fill('🪐'.repeat(500))
    await expect(dialog.root).toContainText('Quedan 0 caracteres · 500/500')
    await dialog.publish.click()
    await expect(home.toast('¡Post creado!')).toBeVisible()
    await expect(home.posts.first()).toContainText('🪐'.repeat(500))
  },
)

// spec: 2.feed.create, 7.post.create
testAsLuna('a post goes into the chosen category', async ({ home }) => {
  await home.category('OptimusTime').click()
  const dialog = await home.openDialog()
  await expect(dialog.category).toHaveText('OptimusTime')
  await dialog.chooseCategory('HuMordidas')
  await dialog.text.fill('¿Qué hace una galaxia en el gimnasio?')
  await dialog.text.press('Control+Enter')
  await expect(home.toast('¡Post creado!')).toContainText('Lo encontrarás en HuMordidas.')
  await expect(home.post('¿Qué hace una galaxia').root).toHaveCount(0)
  await home.category('HuMordidas').click()
  await expect(home.posts.first()).toContainText('¿Qué hace una galaxia')
})

// spec: 5.post.insert-fails, 8.post.create
test('a failed post keeps its text, through navigation, sign-out and a restart, until it is out', async ({
  app,
  home,
  dashboard,
  pageErrors,
  luna,
}) => {
  pageErrors.allow(/^No se pud/, /status of 500/)
  await app.signIn(luna)
  const dialog = await home.openDialog()
  await dialog.text.fill('Escrito con mala suerte')
  await failPosts(app.page)
  await dialog.publish.click()
  await expect(home.toast('No se pudo crear el post.')).toBeVisible()
  await expect(dialog.text).toHaveValue('Escrito con mala suerte')
  await mendPosts(app.page)

  await dialog.close.click()
  await dashboard.openSection('Agenda')
  await dashboard.openSection('Inicio')
  await home.openDialog()
  await app.page.keyboard.type(', y más')
  await expect(dialog.text).toHaveValue('Escrito con mala suerte, y más')

  await home.dialog.close.click()
  await dashboard.signOut()
  const { home: again } = await app.restart()
  await app.signIn(luna)
  const reopened = await again.openDialog()
  await expect(reopened.text).toHaveValue('Escrito con mala suerte, y más')
  await reopened.publish.click()
  await expect(again.posts.first()).toContainText('Escrito con mala suerte, y más')
  await again.openDialog()
  await expect(reopened.text).toHaveValue('')
})

testAsLuna(
  'a post that is out closes the dialog in which its member came back to it',
  { tag: '@again' },
  async ({ app, home, dashboard }) => {
    const dialog = await home.openDialog()
    await dialog.text.fill('Ya voy')
    const answer = await holdNextPost(app.page)
    await dialog.publish.click()
    await dialog.close.click()
    await dashboard.openSection('Agenda')
    await dashboard.openSection('Inicio')
    await home.openDialog()
    await expect(dialog.text).toHaveValue('Ya voy')
    answer()
    await expect(home.toast('¡Post creado!')).toBeVisible()
    await expect(dialog.root).toBeHidden()
    await expect(home.posts.first()).toContainText('Ya voy')
  },
)

test(
  'a post whose answer was lost is there once when it went out again, even after a restart',
  { tag: '@again' },
  async ({ app, home, pageErrors, luna }) => {
    pageErrors.allow(...NO_ANSWER, /status of 409/)
    await app.signIn(luna)
    const dialog = await home.openDialog()
    await dialog.text.fill('Una vez basta')
    await loseNextAnswer(app.page, 'posts')
    await dialog.publish.click()
    await expect(home.waiting).toContainText('Una vez basta')

    const { home: again } = await app.restart()
    await app.signIn(luna)
    await expect(again.posts.first()).toContainText('Una vez basta')
    await expect(again.waiting).toHaveCount(0)
    await expect(again.posts).toHaveCount(1)
    const { data } = await luna.client.from('posts').select('content').throwOnError()
    expect(data).toEqual([{ content: 'Una vez basta' }])

    await again.publish('Y otra es otro post')
    await expect(again.posts).toHaveCount(2)
  },
)
