import { newPatientMember } from '../fixtures/members.ts'
import { test } from './support/gallery.ts'
import {
  breakPosts,
  failPosts,
  loseServer,
  mendPosts,
  NO_ANSWER,
  regainServer,
} from '../feed/support/server.ts'
import { memberSavesAs } from '../support/member-chooses.ts'
import { photo } from '../support/pictures.ts'
import { expect } from '../fixtures/test.ts'
import { writeComments, writePosts } from '../feed/support/content.ts'

const JOKES = [
  'Mi gato no se cae de la mesa: comprueba la gravedad en nombre de la ciencia.',
  `Iba un astronauta tan despistado que olvidó las llaves de la nave. ${'Y sigue. '.repeat(30)}`,
  '—¿Qué hace una abeja en el espacio?\n—Zumba la gravedad.',
]

const TALES = [
  'Busco a alguien que dibuje para un juego de mesa sobre faros y cometas. Se paga con dinero y con café.',
  'Cometa aprendió a abrir la puerta del balcón. Ahora mira las estrellas antes que yo.',
  'Esta noche la Vía Láctea se ve tan clara que parece que alguien derramó azúcar sobre el cielo. ¿Desde dónde la miran?',
  'Terminé el cuento de la farola que quería ser luna. Son seis páginas y un final que no les voy a contar.',
] as const

const LONG_TEXT = `${'Supercalifragilístico'.repeat(12)} ${'y sigue '.repeat(30)}`

test('home', async ({ app, gallery, home, login, backend, pageErrors, longName, luna, sol }) => {
  pageErrors.allow(
    ...NO_ANSWER,
    /WebSocket/,
    /status of 500/,
    /No se pudo crear/,
    /^catching up/,
    /could not be/,
    /^the friends/,
  )
  await app.signIn(luna)
  // The greeting stays.
  await home.closeToast.focus()
  await home.createFirst.waitFor()
  await gallery.showToast('Inicio · vacío', [home.createFirst], 'desktop', 'small', 'narrow')
  const long = await newPatientMember(backend, 'larga')
  await long.client.from('profiles').update({ username: longName }).eq('id', long.id).throwOnError()
  await writePosts(long, [LONG_TEXT, 'Hola'], 'quantumlux')
  const [rocket = ''] = await writePosts(sol, [TALES[0]], 'impulsame')
  await writePosts(sol, [TALES[1]], 'hocicobites')
  const [sky = ''] = await writePosts(sol, [TALES[2]])
  await writePosts(sol, ['🌌✨'])
  await writePosts(long, [TALES[3]], 'blogsandgifts')
  for (const post_id of [rocket, sky])
    for (const { client } of [long, sol, luna])
      await client.from('post_likes').insert({ post_id }).throwOnError()
  await writeComments(sol, sky, ['Desde la azotea, con una manta.'])
  await writeComments(long, sky, ['Aquí hay nubes, cuéntenme ustedes.'])
  const [mine] = await writePosts(luna, ['Mi primera noche aquí'])
  await app.page.reload()
  await home.posts.first().waitFor()
  await gallery.show('Inicio', 'desktop', 'wide', 'small', 'zoomed', 'narrow')
  await home.moreCategories.click()
  await app.page.getByRole('menuitem').last().waitFor()
  await gallery.show('Inicio · Más categorías', 'desktop')
  await app.page.keyboard.press('Escape')
  await home.category('HuMordidas').click()
  await home.emptyTitle.waitFor()
  await gallery.show('Inicio · HuMordidas · vacío')
  await gallery.showForced('Inicio · HuMordidas · vacío')
  await home.category('Todo').click()
  await home.posts.first().waitFor()
  await gallery.showForced('Inicio')
  await writePosts(sol, JOKES, 'humordidas')
  await app.page.evaluate(() => void (location.hash = '/dashboard/humordidas'))
  await app.page.reload()
  await home.post('Zumba').root.waitFor()
  await home.post('Zumba').laugh.click()
  await gallery.show('HuMordidas', 'desktop', 'wide', 'small', 'zoomed', 'narrow')
  await app.page.evaluate(() => void (location.hash = '/dashboard/home'))
  // What is read there, jokes included, is seen before another one comes.
  await home.post('Mi primera noche').root.waitFor()
  await home.post('Zumba').root.waitFor()
  await writePosts(sol, ['Salió después de tu visita'])
  await app.page.reload()
  await home.lastVisit.waitFor()
  await gallery.show('Inicio · Desde tu última visita', 'desktop', 'narrow')
  const own = home.post('Mi primera noche')
  await app.page.route('**/rest/v1/post_comments*', (route) => route.fulfill({ status: 500, json: {} }))
  await own.openComments()
  const retry = own.root.getByRole('button', { name: 'Reintentar' })
  await retry.focus()
  await gallery.show('Inicio · Comentarios · con error', 'desktop', 'narrow')
  await app.page.unroute('**/rest/v1/post_comments*')
  await retry.click()
  await own.addComment(LONG_TEXT)
  await own.comment('Supercali').waitFor()
  await own.addComment('Y otra más')
  await own.comment('Y otra más').waitFor()
  await gallery.show('Inicio · Comentarios', 'desktop', 'narrow')
  await own.options.click()
  // Nothing of what is beside the page lies over what opens in it.
  expect(await app.page.getByRole('menu').evaluate(isOnTop)).toBe(true)
  await gallery.show('Inicio · Opciones')
  await app.page.keyboard.press('Escape')
  await own.startEditing()
  await gallery.show('Inicio · Editar', 'desktop', 'narrow')
  await own.cancel.click()
  await own.askToDelete()
  await home.question.waitFor()
  await gallery.show('Inicio · Borrar')
  await own.answerDeletion('Borrar')
  await home.undo.waitFor()
  // The whole list ends above it.
  await gallery.showToast('Inicio · Borrado, con Deshacer', [home.main], 'desktop', 'narrow')
  await home.undo.click()
  const goTo = (route: string) => app.page.evaluate((hash) => void (location.hash = hash), route)
  await goTo(`/dashboard/post/${mine}`)
  await own.comment('Supercali').waitFor()
  await gallery.show('Post', 'desktop', 'zoomed', 'narrow')
  await goTo('/dashboard/post/nada')
  await app.page.getByRole('heading', { name: 'No se encontró el post.' }).waitFor()
  await gallery.show('Post · no está', 'desktop', 'zoomed', 'narrow')
  await goTo('/dashboard/home')
  await home.openDialog()
  await gallery.show('Inicio · Crear Post', 'desktop', 'narrow', 'low')
  await home.dialog.category.click()
  await gallery.show('Inicio · Crear Post · Categoría', 'desktop', 'narrow')
  await app.page.keyboard.press('Escape')
  await gallery.showForced('Inicio · Crear Post')
  await home.dialog.text.fill('a'.repeat(600))
  await gallery.show('Inicio · Crear Post · demasiado largo')
  const { publish, text } = home.dialog
  await text.fill('Un post que no sale')
  await failPosts(app.page)
  await publish.click()
  await home.dialog.root.getByRole('alert').waitFor()
  await gallery.showToast(
    'Inicio · Crear Post · sin publicar',
    [text, publish],
    'desktop',
    'zoomed',
    'narrow',
  )
  await app.page.route(`${backend.url}/**`, (route) => route.abort())
  await app.page.reload()
  await login.offline.waitFor()
  await home.posts.first().waitFor()
  await gallery.show('Inicio · empezado sin conexión', 'desktop', 'narrow')
})

test('posts that wait', async ({ app, gallery, home, luna, sol, pageErrors }) => {
  pageErrors.allow(...NO_ANSWER, /status of 403/)
  await writePosts(sol, TALES)
  await app.signIn(luna)
  await home.posts.first().waitFor()
  const { dialog } = home
  await loseServer(app.page)
  for (const text of [LONG_TEXT, 'Una idea']) {
    await home.openDialog()
    await dialog.text.fill(text)
    await dialog.publish.click()
    await dialog.root.waitFor({ state: 'hidden' })
  }
  await home.openDialog()
  await dialog.drop({ name: 'mar.jpg', type: 'image/jpeg', bytes: await photo(app.page, 900, 600) })
  await dialog.preview.waitFor()
  await dialog.text.fill('La marea subió hasta el muelle viejo y nadie quiso irse a dormir.')
  await dialog.publish.click()
  await expect(home.waiting).toHaveCount(3)
  await gallery.show('Inicio · posts por salir', 'desktop', 'wide', 'zoomed', 'narrow')
  await app.page.route('**/rest/v1/posts?*', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 403, json: { code: '42501', message: 'permission denied' } })
      : route.fallback(),
  )
  await regainServer(app.page)
  await expect(home.waiting.getByRole('button', { name: 'Reintentar' })).toHaveCount(3, { timeout: 40_000 })
  await gallery.show('Inicio · posts rechazados', 'desktop', 'narrow')
})

test('home with pictures', async ({ app, gallery, home, luna, sol, pageErrors }) => {
  pageErrors.allow(/ERR_FAILED/)
  await writePosts(sol, TALES)
  await app.signIn(luna)
  const { dialog, lightbox } = home
  await home.openDialog()
  await dialog.drop({ name: 'mar.jpg', type: 'image/jpeg', bytes: await photo(app.page, 900, 1500) })
  await dialog.text.fill('La marea subió hasta el muelle viejo y nadie quiso irse a dormir.')
  await dialog.preview.waitFor()
  await gallery.show('Inicio · Crear Post · con imagen', 'desktop', 'zoomed', 'narrow')
  await dialog.alt.fill('El mar')
  await dialog.publish.click()
  await dialog.root.waitFor({ state: 'hidden' })
  await gallery.show('Inicio · Imagen', 'desktop', 'wide', 'zoomed', 'narrow')
  await home.topPost().enlarge.click()
  await lightbox.shown.waitFor()
  await gallery.show('Inicio · Imagen en grande', 'desktop', 'narrow')
  await memberSavesAs(app, 'mar.jpg')
  await lightbox.save.press('Enter')
  await home.closeToast.waitFor()
  const free = [lightbox.shown, lightbox.save]
  await gallery.showToast('Inicio · Imagen en grande · aviso', free, 'desktop', 'zoomed', 'narrow')
  await home.closeToast.click()
  await app.page.keyboard.press('Escape')
  await lightbox.root.waitFor({ state: 'detached' })
  await app.page.route('**/object/public/**', (route) => route.abort())
  await app.page.reload()
  await home.topPost().retry.waitFor()
  await gallery.show('Inicio · Imagen que no llega', 'desktop', 'narrow')
})

// spec: 2.feed.spinner
test('home without its posts', async ({ app, gallery, home, luna, pageErrors }) => {
  pageErrors.allow(...NO_ANSWER, /status of 500/, /TimeoutError/)
  await breakPosts(app.page)
  await app.signIn(luna)
  await home.loadFailed.waitFor()
  const worked = [
    home.createButton,
    home.loadFailed.getByRole('heading'),
    home.loadFailed.getByRole('button'),
  ]
  await gallery.showToast('Inicio · con error', worked, 'desktop', 'small', 'narrow')
  await home.closeToast.click()
  await mendPosts(app.page)

  await app.page.clock.install()
  await app.page.route('**/rest/v1/**', () => undefined)
  await app.page.reload()
  await home.loading.waitFor()
  await gallery.show('Inicio · cargando')
  await app.page.clock.fastForward(6_000)
  await home.slow.waitFor()
  await gallery.show('Inicio · el servidor tarda', 'desktop', 'narrow')
})

/** Whether none of its corners is under something else. */
function isOnTop(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const inset = 8
  return [left + inset, right - inset].every((x) =>
    [top + inset, (top + bottom) / 2, bottom - inset].every((y) =>
      element.contains(document.elementFromPoint(x, y)),
    ),
  )
}
