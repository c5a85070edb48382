import type { Member } from '#tests/backend/support/members.ts'
import { expect, test } from '../fixtures/test.ts'
import { holdUploads } from '../support/hold-uploads.ts'
import { memberChooses } from '../support/member-chooses.ts'
import { png } from '../support/pictures.ts'
import { publishBlog } from './support.ts'

const PINK = [247, 168, 216] as const
const FOLDERS = ['blog-covers', 'blog-content'] as const

/** Names of the files that a member has in one of their folders. */
async function stored({ id, client }: Member, folder: (typeof FOLDERS)[number]): Promise<readonly string[]> {
  const { data } = await client.storage.from('user-assets').list(`${id}/${folder}`)
  return (data ?? []).map(({ name }) => name)
}

// spec: 2.blogs.main, 2.blogs.form, 2.blogs.panel, 2.blogs.reader, 3.files.blogs, 4.blogs.form, 4.blogs.uploaded, 4.blogs.reader, 4.blogs.back, 5.blog.genre, 5.blog.required, 5.blog.cover, 5.blog.content, 7.blogs.upload, 8.blogs.upload, 8.success.blog
test('a text is written for the library, survives refusals, a failure and a restart, is published, read and deleted', async ({
  app,
  blogs,
  dashboard,
  pageErrors,
  luna,
  sol,
}) => {
  test.slow()
  await publishBlog(sol, { title: 'Diario de sol', content: 'Hoy amaneció.' })
  await app.signIn(luna)
  await dashboard.openSection('Blogs and Gifts')
  await expect(blogs.title).toHaveText('Blogs and Gifts')
  await expect(blogs.book('Diario de sol')).toBeVisible()
  await blogs.write.focus()
  await app.page.keyboard.press('Tab')
  const ring = () => document.activeElement && getComputedStyle(document.activeElement).outline
  expect(await app.page.evaluate(ring), 'around a book that has the focus').toContain('solid 2px')

  await blogs.write.click()
  await blogs.next.click()
  await expect(blogs.toast('Por favor, selecciona un género.')).toBeVisible()
  await blogs.back.click()
  await blogs.startWriting('Misterio')
  await blogs.publish.click()
  await expect(blogs.toast('Título y archivo de contenido son requeridos.')).toBeVisible()

  pageErrors.allow(/status of 4\d\d/, /A file could not be/)
  await blogs.name.fill('La farola apagada')
  await memberChooses(app, 'cuento.txt', png(4, 4, PINK))
  await blogs.content.getByRole('button', { name: 'Elegir archivo' }).click()
  await expect(blogs.toast('Por favor, sube un archivo .pdf o .txt.')).toBeVisible()
  await memberChooses(app, 'cuento.txt', Buffer.from('Nadie la encendía.\n'))
  await blogs.content.getByRole('button', { name: 'Elegir archivo' }).click()
  await expect(blogs.content).toContainText('cuento.txt')
  await blogs.cover.getByRole('button', { name: 'Elegir portada' }).click()
  await expect(blogs.toast('Por favor, sube una imagen.')).toBeVisible()
  await memberChooses(app, 'portada.png', png(200, 300, PINK))
  await blogs.cover.getByRole('button', { name: 'Elegir portada' }).click()
  await expect(blogs.cover).toContainText('portada.')

  const release = await holdUploads(app.page)
  await blogs.publish.click()
  await blogs.cancel.click()
  await expect(blogs.cancel).toBeHidden()
  await release()
  await dashboard.openSection('Agenda')
  await app.restart()
  const again = app.pages
  await again.dashboard.openSection('Blogs and Gifts')
  await again.blogs.goOnWriting.click()
  await expect(again.blogs.name).toHaveValue('La farola apagada')
  await expect(again.blogs.content).toContainText('cuento.txt')
  await app.page.route('**/storage/v1/object/upload/sign/**', (route) =>
    route.fulfill({ status: 413, json: { statusCode: '413', message: 'El archivo pesa demasiado' } }),
  )
  await again.blogs.publish.click()
  await expect(again.blogs.toast('Error de subida')).toContainText('El archivo pesa demasiado')
  await app.page.unroute('**/storage/v1/object/upload/sign/**')
  await again.blogs.panel.getByRole('button', { name: 'Reintentar' }).click()
  await expect(again.blogs.toast('¡Éxito!')).toBeVisible()
  await expect(again.blogs.books.first()).toContainText('La farola apagada')
  await expect(again.blogs.write).toBeVisible()
  const names = await Promise.all(FOLDERS.map((folder) => stored(luna, folder)))
  expect(names).toEqual([
    [expect.stringMatching(/^\d{13}-portada\./)],
    [expect.stringMatching(/^\d{13}-cuento\.txt$/)],
  ])

  await again.blogs.book('La farola apagada').click()
  await expect(again.blogs.title).toHaveText('La farola apagada')
  await again.blogs.donate.click()
  await expect(again.blogs.toast('Próximamente')).toBeVisible()
  await again.blogs.remove.click()
  await expect(again.blogs.question).toContainText('¿Seguro que quieres borrar esto?')
  await again.blogs.question.getByRole('button', { name: 'Borrar' }).click()
  await expect(again.blogs.book('Diario de sol')).toBeVisible()
  await expect(again.blogs.book('La farola apagada')).toBeHidden()
  for (const folder of FOLDERS) await expect.poll(() => stored(luna, folder)).toEqual([])

  await again.blogs.book('Diario de sol').click()
  await expect(again.blogs.remove).toBeHidden()
  await app.page.getByRole('main').getByRole('link', { name: sol.name }).click()
  await expect(again.profile.name).toHaveText(sol.name)
})
