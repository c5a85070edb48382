import { readFileSync } from 'node:fs'
import { publishBlog } from '../blogs/support.ts'
import { brokenPdf } from '../blogs/hostile.ts'
import { NO_ANSWER } from '../feed/support/server.ts'
import { holdUploads } from '../support/hold-uploads.ts'
import { memberChooses } from '../support/member-chooses.ts'
import { novel } from '../support/pdf.ts'
import { png } from '../support/pictures.ts'
import { expect } from 'playwright/test'
import { test } from './support/gallery.ts'

const LONG = 'Supercalifragilístico'.repeat(7)
const STORY = readFileSync('resources/demo/luna/blog-content/la-farola.txt', 'utf8')
/** What stands in the library, the oldest first: two shelves of it. */
const WORKS = [
  ['El faro de la nebulosa', 'Ficción'],
  ['Diario de un telescopio', 'No Ficción'],
  ['Versos para leer a oscuras', 'Poesía'],
  ['Las hijas del cometa', 'Fantasía'],
  ['El último tren a Orión', 'Ciencia Ficción'],
  ['Quién apagó la luna', 'Misterio'],
  ['Casa con vistas al mar', 'Ficción'],
  ['Mi abuela y las mareas', 'No Ficción'],
  ['Constelación de bolsillo', 'Poesía'],
  ['La farola 4', 'Ciencia Ficción'],
  ['El jardín de los eclipses', 'Fantasía'],
  ['La llave bajo la nieve', 'Misterio'],
] as const

test('library', async ({ app, gallery, dashboard, blogs, reader, luna, sol, pageErrors }) => {
  test.slow()
  pageErrors.allow(...NO_ANSWER, /status of (413|500)/, /A file could not be/)
  await app.signIn(luna)
  await app.page.route('**/rest/v1/blog_posts?*', () => undefined)
  await dashboard.openSection('Blogs and Gifts')
  await blogs.loading.waitFor({ state: 'attached' })
  await gallery.show('Biblioteca · cargando', 'desktop', 'narrow')
  await app.page.unroute('**/rest/v1/blog_posts?*')
  await app.page.route('**/rest/v1/blog_posts?*', (route) => route.fulfill({ status: 500 }))
  await app.page.reload()
  await blogs.failed.waitFor()
  await gallery.show('Biblioteca · con error', 'desktop', 'narrow')
  await app.page.unroute('**/rest/v1/blog_posts?*')
  // Others may have published meanwhile.
  await app.page.route('**/rest/v1/blog_posts?*', (route) => route.fulfill({ json: [] }))
  await app.page.reload()
  await blogs.empty.waitFor()
  await gallery.show('Biblioteca · vacía', 'desktop', 'narrow')
  await app.page.unroute('**/rest/v1/blog_posts?*')

  for (const [title, genre] of WORKS) await publishBlog(sol, { title, genre, content: STORY.repeat(6) })
  await publishBlog(luna, {
    title: LONG,
    genre: 'Misterio',
    content: novel(12),
    cover: png(80, 120, [247, 168, 216]),
  })
  const broken = await publishBlog(luna, { title: 'Roto', content: brokenPdf() })
  await app.page.reload()
  await blogs.book(LONG).waitFor()
  await gallery.show('Biblioteca', 'desktop', 'wide', 'small', 'zoomed', 'narrow')
  await blogs.books.last().scrollIntoViewIfNeeded()
  await gallery.show('Biblioteca · estantes', 'desktop', 'wide', 'narrow')
  await gallery.showForced('Biblioteca')

  await blogs.write.click()
  await blogs.next.click()
  await gallery.show('Biblioteca · Género · sin elegir', 'desktop', 'zoomed', 'narrow')
  await blogs.genre('Fantasía').check()
  await blogs.next.click()
  await blogs.publish.click()
  await gallery.show('Biblioteca · Panel · sin rellenar', 'desktop', 'narrow')
  await blogs.name.fill(LONG)
  await memberChooses(app, `${'cuento'.repeat(20)}.txt`, Buffer.from(STORY))
  await blogs.content.getByRole('button', { name: 'Elegir archivo' }).click()
  await expect(blogs.content).toContainText('cuento')
  await memberChooses(app, 'portada.png', png(80, 120, [247, 168, 216]))
  await blogs.cover.getByRole('button', { name: 'Elegir portada' }).click()
  await expect(blogs.cover).toContainText('portada')
  await gallery.show('Biblioteca · Panel · relleno', 'desktop', 'small', 'zoomed', 'narrow')
  const release = await holdUploads(app.page)
  await blogs.publish.click()
  await blogs.cancel.waitFor()
  await gallery.show('Biblioteca · Panel · subiendo', 'desktop', 'narrow')
  await blogs.cancel.click()
  await release()
  await blogs.back.click()
  await blogs.goOnWriting.waitFor()

  await blogs.book('La farola 4').click()
  await expect(reader.text).toContainText('farola')
  await gallery.show('Biblioteca · Lector · texto', 'desktop', 'wide', 'small', 'zoomed', 'narrow')
  await reader.text.hover()
  await app.page.mouse.wheel(0, 600)
  await expect.poll(async () => (await reader.head.boundingBox())?.height).toBe(56)
  await gallery.show('Biblioteca · Lector · texto, al leer', 'desktop', 'low', 'narrow')
  await gallery.showForced('Biblioteca · Lector · texto')
  await blogs.back.click()
  await blogs.book(LONG).click()
  await expect(reader.pages.first()).toContainText('Pagina 1', { timeout: 40_000 })
  await gallery.show('Biblioteca · Lector · PDF', 'desktop', 'wide', 'narrow')
  await blogs.remove.click()
  await blogs.question.waitFor()
  await gallery.show('Biblioteca · Lector · borrar', 'desktop')
  await blogs.question.getByRole('button', { name: 'Cancelar' }).click()
  await dashboard.goTo(`/dashboard/blogsandgifts/leer/${broken}`)
  await expect(reader.trouble).toContainText('Este archivo está dañado', { timeout: 40_000 })
  await gallery.show('Biblioteca · Lector · dañado', 'desktop', 'narrow')
  await dashboard.goTo(`/dashboard/blogsandgifts/leer/${luna.id}`)
  await expect(blogs.title).toHaveText('Esta obra ya no está')
  await gallery.show('Biblioteca · Lector · no está', 'desktop', 'narrow')
})
