import { readFileSync } from 'node:fs'
import { befriend } from '#tests/backend/support/members.ts'
import { newPatientMember } from '../fixtures/members.ts'
import { NO_ANSWER } from '../feed/support/server.ts'
import { writePosts } from '../feed/support/content.ts'
import { holdUploads } from '../support/hold-uploads.ts'
import { memberChooses, memberChoosesAll } from '../support/member-chooses.ts'
import { photo } from '../support/pictures.ts'
import { test } from './support/gallery.ts'

const SAVED = [
  'Si el cielo está despejado, el domingo hay lluvia de estrellas. Lleven abrigo.',
  'Receta de medianoche: pan tostado, aceite y una historia larga.',
  'Aprendí a leer mapas celestes con mi abuela y un frasco de lentejas.',
  '🌙🔭',
  'El faro de la bahía vuelve a encenderse. Voy a grabar su sonido.',
  'Madrugué y valió la pena: el sol salió justo entre las dos torres.',
]

const ABOUT = {
  bio: `Madrugo por gusto: los amaneceres no se repiten. ${'Supercalifragilístico'.repeat(8)}`,
  city: 'Valparaíso',
  academic_background: 'Magisterio',
  professional_background: 'Supercalifragilístico'.repeat(8),
  is_creator: true,
}

test('profiles', async ({ app, gallery, dashboard, profile, backend, longName, luna, sol, pageErrors }) => {
  test.slow()
  pageErrors.allow(...NO_ANSWER, /WebSocket/, /could not be/, /^catching up/)
  const other = (id: string) => dashboard.goTo(`/dashboard/user-profile/${id}`)
  const long = await newPatientMember(backend, 'largo')
  await long.client.from('profiles').update({ username: longName }).eq('id', long.id).throwOnError()
  await app.signIn(luna)
  await dashboard.openSection('Mi Perfil')
  await profile.edit.waitFor()
  await gallery.show('Perfil propio · vacío', 'desktop', 'narrow')

  await long.client.from('friend_requests').insert({ receiver_id: luna.id }).throwOnError()
  await luna.client
    .from('portfolio_items')
    .insert([{ title: 'Fases' }, { title: longName }])
    .throwOnError()
  await luna.client.from('pet_profiles').insert({ name: 'Cometa', bio: 'Mueve la cola' }).throwOnError()
  const posts = await writePosts(sol, SAVED)
  for (const post_id of posts) await luna.client.from('saved_posts').insert({ post_id }).throwOnError()
  await writePosts(luna, ['Lo mío'])
  await app.page.reload()
  await profile.albums.first().waitFor()
  await profile.collections.first().waitFor()
  await gallery.show('Perfil propio', 'desktop', 'wide', 'zoomed', 'narrow')
  await profile.createAlbum.click()
  await gallery.show('Perfil propio · Crear álbum')
  await memberChooses(app, 'vela.webp', readFileSync('resources/demo/luna/experiences/vela.webp'))
  await app.page.getByRole('button', { name: 'Cambiar portada' }).click()
  await profile.question.getByRole('button', { name: 'Elegir imagen' }).click()
  await profile.question.getByRole('slider').waitFor()
  await gallery.show('Perfil propio · Portada', 'desktop', 'narrow')
  await profile.question.getByRole('button', { name: 'Guardar' }).click()
  await profile.question.waitFor({ state: 'hidden' })
  await profile.changePicture('foto')
  await profile.question.waitFor({ state: 'hidden' })
  await gallery.show('Perfil propio · con imágenes', 'desktop', 'narrow')
  await profile.edit.click()
  await profile.field('Ciudad').fill('Granada')
  await profile.field('Nombre de usuario').fill(sol.name)
  await profile.freeNames.waitFor()
  await gallery.show('Perfil propio · Editar', 'desktop', 'narrow')
  await profile.field('Nombre de usuario').fill('')
  await profile.save.click()
  await dashboard.openSection('Agenda')
  await profile.question.waitFor()
  await gallery.show('Perfil propio · Salir sin guardar')
  await profile.answer('Salir sin guardar')

  const known = await newPatientMember(backend, 'conocida')
  await befriend(known, luna)
  await befriend(known, sol)
  await other(sol.id)
  await profile.private.waitFor()
  await profile.common.waitFor()
  await gallery.show('Perfil de otro · Perfil Privado', 'desktop', 'small', 'narrow')
  await other(long.id)
  await profile.accept(longName).waitFor()
  await gallery.show('Perfil de otro · quiere ser tu amigo', 'narrow')
  await befriend(luna, sol)
  await sol.client.from('profiles').update(ABOUT).eq('id', sol.id).throwOnError()
  await other(sol.id)
  await profile.posts.first().waitFor()
  await gallery.show('Perfil de otro · amigos', 'desktop', 'wide', 'narrow')
  await other('nadie')
  await gallery.show('Perfil de otro · no existe')
  await app.page.route('**/rest/v1/member_cards?*', () => undefined)
  await other(`11111111${sol.id.slice(8)}`)
  await profile.loading.waitFor()
  await gallery.show('Perfil de otro · cargando')
  await app.page.route(`${backend.url}/**`, (route) => route.abort())
  await other(`00000000${sol.id.slice(8)}`)
  const whenBack = app.page.getByRole('main').getByText('Se verá cuando vuelva la conexión.')
  await whenBack.waitFor()
  await gallery.show('Perfil de otro · sin conexión')
  await dashboard.openSection('Mi Perfil')
  await app.page.reload()
  await whenBack.last().waitFor()
  await gallery.show('Perfil propio · empezado sin conexión', 'desktop', 'narrow')
})

const SHAPES: readonly (readonly [width: number, height: number])[] = [
  [1600, 1060],
  [900, 1200],
  [1200, 1200],
  [1920, 720],
  [1400, 1050],
  [760, 1140],
  [1500, 1000],
]
const SAID = 'La marea de las siete, desde el muelle viejo, con la luna a punto de salir por detrás del faro'

test('albums', async ({ app, gallery, dashboard, profile, album, longName, luna, sol, pageErrors }) => {
  test.slow()
  pageErrors.allow(...NO_ANSWER, /Error de subida|status of 413/)
  await befriend(luna, sol)
  await app.signIn(luna)
  await dashboard.openSection('Mi Perfil')
  await profile.addAlbum('Noches de marea')
  await profile.openAlbum('Noches de marea')
  await album.add.waitFor()
  await gallery.show('Álbum · vacío', 'desktop', 'small', 'narrow')

  const photos = await Promise.all(SHAPES.map(([width, height]) => photo(app.page, height, width)))
  await memberChoosesAll(app, Object.fromEntries(photos.map((bytes, index) => [`marea-${index}.jpg`, bytes])))
  await album.add.click()
  await album.picture(`Foto ${SHAPES.length} de «Noches de marea»`).waitFor()
  await album.uploads.waitFor({ state: 'hidden' })
  await album.act(1, 'Añadir descripción')
  await album.description.fill(SAID)
  await album.description.press('Enter')
  await album.picture(SAID).waitFor()
  await gallery.show('Álbum', 'desktop', 'wide', 'small', 'zoomed', 'narrow')
  await gallery.showForced('Álbum', 'desktop')
  await album.act(3, 'Añadir descripción')
  await album.description.fill('x'.repeat(310))
  await gallery.show('Álbum · describir', 'desktop', 'narrow')
  await album.description.press('Escape')
  await app.page.getByRole('button', { name: 'Acciones de la foto 2' }).click()
  await app.page.getByRole('menuitem', { name: 'Usar como portada' }).waitFor()
  await gallery.show('Álbum · Acciones de una foto', 'desktop', 'narrow')
  await app.page.keyboard.press('Escape')
  await album.picture(SAID).click()
  await album.lightbox('Noches de marea').zoomIn.waitFor()
  await gallery.show('Álbum · en grande', 'desktop', 'narrow')
  await app.page.keyboard.press('Escape')

  const letOut = await holdUploads(app.page)
  await memberChoosesAll(
    app,
    Object.fromEntries(photos.slice(0, 3).map((bytes, index) => [`ola-${index}.jpg`, bytes])),
  )
  await album.add.click()
  await album.uploads.waitFor()
  await app.page.getByText('En espera').last().waitFor()
  await gallery.show('Álbum · añadiendo', 'desktop', 'narrow')
  await app.page.getByRole('button', { name: 'Cancelar la subida de ola-0.jpg' }).click()
  await letOut()
  await album.picture(`Foto ${SHAPES.length + 2} de «Noches de marea»`).waitFor()
  await app.page.route('**/storage/v1/object/**', (route) =>
    route.fulfill({ status: 413, json: { statusCode: '413', message: 'La imagen es demasiado grande' } }),
  )
  await album.add.click()
  await app.page.getByRole('group', { name: 'ola-2.jpg' }).waitFor()
  await gallery.show('Álbum · con error al añadir', 'desktop', 'narrow')
  await app.page.unroute('**/storage/v1/object/**')

  const { data: theirs } = await sol.client
    .from('portfolio_items')
    .insert({ title: longName })
    .select('id')
    .single()
    .throwOnError()
  const other = (id: string) => dashboard.goTo(`/dashboard/user-profile/${sol.id}/albums/${id}`)
  await other(theirs.id)
  await app.page.getByText('Este álbum todavía está vacío.').waitFor()
  await gallery.show('Álbum de un amigo · vacío', 'desktop', 'narrow')
  await other(luna.id)
  await app.page.getByText('No se pudo encontrar el álbum.').waitFor()
  await gallery.show('Álbum · no existe')
  await app.page.route('**/rest/v1/portfolio_items?*', () => undefined)
  await app.page.reload()
  await app.page.getByRole('heading', { name: 'Cargando el álbum…' }).waitFor()
  await gallery.show('Álbum · cargando', 'desktop', 'narrow')
})
