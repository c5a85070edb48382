import { readFileSync } from 'node:fs'
import { memberChooses, memberSavesAs } from '../support/member-chooses.ts'
import { film, photo, png, video } from '../support/pictures.ts'
import { onLine, type LineFixtures } from '../support/silent-proxy.ts'
import { fillDisk } from '../support/fill-disk.ts'
import { failPosts, mendPosts } from './support/server.ts'
import { expect, test } from './support/test.ts'

const MIB = 1024 * 1024
/** Milliseconds that 50 MB may take. */
const LARGE = { timeout: 40_000 }
const VIOLET = [164, 143, 255] as const

// spec: 3.files.posts, 7.uploads, 7.post.create
test('a photo goes with a post: told, upright, without its place, shown at its proportions, enlarged and saved', async ({
  app,
  page,
  home,
  pageErrors,
  luna,
  sol,
}) => {
  const storedAt = `${sol.id}/posts/1-anillos.png`
  const { error } = await sol.client.storage
    .from('user-assets')
    .upload(storedAt, new Blob([png(300, 300, VIOLET)], { type: 'image/png' }))
  expect(error).toBeNull()
  const image_url = `user-assets/${storedAt}`
  await sol.client.from('posts').insert({ content: 'Anillos', image_url }).throwOnError()
  pageErrors.allow(/ERR_FAILED/, /^No se pudo guardar la imagen/)
  await page.route('**/1-anillos.png', (route) => route.abort())
  await app.signIn(luna)
  await expect(home.topPost().root).toContainText('No se pudo mostrar la imagen.')
  await page.unroute('**/1-anillos.png')
  await home.topPost().retry.click()
  await expect
    .poll(() => home.topPost().image.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(300)

  const dialog = await home.openDialog()
  await memberChooses(app, 'Atardecer en Cádiz.jpg', await photo(page, 3000, 1500))
  await dialog.attach.click()
  await expect(dialog.preview).toBeVisible()
  await expect(dialog.publish).toBeEnabled()
  await dialog.alt.fill('El sol se hunde en el mar')
  await dialog.publish.click()
  await expect(home.toast('¡Post creado!')).toBeVisible()

  const card = home.topPost()
  await expect(card.image).toHaveAccessibleName('El sol se hunde en el mar')
  await expect.poll(() => card.image.evaluate((image: HTMLImageElement) => image.naturalHeight)).toBe(2048)
  await expect
    .poll(() => card.image.evaluate(({ clientWidth, clientHeight }) => clientWidth / clientHeight))
    .toBeCloseTo(1024 / 2048, 1)
  // The next post is seen under it.
  expect(await card.image.evaluate(({ clientHeight }) => clientHeight)).toBeLessThanOrEqual(260)
  const { data } = await luna.client
    .from('posts')
    .select('content, image_url, image_alt, media_width, media_height')
    .eq('user_id', luna.id)
    .single()
    .throwOnError()
  expect(data).toMatchObject({
    content: '',
    image_alt: 'El sol se hunde en el mar',
    media_width: 1024,
    media_height: 2048,
  })
  expect(data.image_url).toMatch(
    new RegExp(`^user-assets/${luna.id}/posts/\\d{13}-Atardecer-en-Cadiz\\.webp$`),
  )
  const bytes = Buffer.from(await (await fetch((await card.image.getAttribute('src')) ?? '')).arrayBuffer())
  expect(bytes.includes('37.1773')).toBe(false)

  await card.enlarge.press('Enter')
  const { lightbox } = home
  await expect(lightbox.shown).toHaveAttribute('alt', 'El sol se hunde en el mar')
  await page.keyboard.press('ArrowRight')
  await expect(lightbox.shown).toHaveAttribute('alt', `Imagen de ${sol.name}`)
  await expect(lightbox.zoomIn).toBeEnabled()
  await page.keyboard.press('+')
  await expect(lightbox.zoomOut).toBeEnabled()
  await memberSavesAs(app, 'en/ninguna/parte.png')
  await lightbox.save.press('Enter')
  await expect(home.toast('No se pudo guardar la imagen.')).toBeVisible()
  const target = await memberSavesAs(app, 'guardada.png')
  await lightbox.save.press('Enter')
  await expect(home.toast('Imagen guardada')).toBeVisible()
  await expect(home.toast('No se pudo guardar la imagen.')).toBeHidden()
  expect(readFileSync(target)).toEqual(png(300, 300, VIOLET))
  await expect(lightbox.save).toBeFocused()
  await home.closeToast.click()
  await lightbox.save.focus()
  await page.keyboard.press('Escape')
  await expect(lightbox.root).toBeHidden()
  await expect(card.enlarge).toBeFocused()

  await card.askToDelete()
  await card.answerDeletion('Borrar')
  await home.closeToast.click()
  await expect
    .poll(async () => (await luna.client.storage.from('user-assets').list(`${luna.id}/posts`)).data?.length)
    .toBe(0)
})

// spec: 5.post.kinds, 8.upload
test(
  'what is no picture or video, or too large, is refused by its bytes, however it comes',
  { tag: '@again' },
  async ({ app, page, home, pageErrors, luna }) => {
    pageErrors.allow(/status of 500/)
    await app.signIn(luna)
    const { dialog } = home
    await home.drop({ name: 'cero.png', type: 'image/png', bytes: png(64, 48, VIOLET) })
    await expect(dialog.preview).toBeVisible()
    await dialog.removeFile.click()
    await expect(dialog.preview).toBeHidden()
    const unsupported = home.toast('Archivo no soportado')
    await memberChooses(app, 'gato.png', Buffer.from('MZ\x90\0 no soy un gato'))
    await dialog.attach.click()
    await expect(unsupported).toContainText('Por favor, sube una imagen o un video.')
    await home.closeToast.click()
    await dialog.drop({ name: 'gato.png', type: 'image/png', bytes: Buffer.from('MZ\x90\0 no soy un gato') })
    await expect(unsupported).toContainText('Por favor, sube una imagen o un video.')
    await home.closeToast.click()
    // It begins as a picture, and is none.
    await dialog.drop({ name: 'roto.png', type: 'image/png', bytes: png(8, 8, VIOLET).subarray(0, 40) })
    await expect(unsupported).toBeVisible()
    await home.closeToast.click()
    const large = Buffer.concat([png(8, 8, VIOLET), Buffer.alloc(10 * MIB)])
    await memberChooses(app, 'enorme.png', large)
    await dialog.attach.click()
    await expect(home.toast('Archivo demasiado grande')).toContainText(
      'Una imagen puede ocupar 10 MB como mucho.',
    )
    await home.closeToast.click()
    await expect(dialog.publish).toBeDisabled()
    await expect(dialog.preview).toBeHidden()

    await memberChooses(app, 'justa.png', png(1868, 1868, VIOLET))
    await dialog.attach.click()
    await expect(dialog.preview).toBeVisible()
    await dialog.removeFile.click()
    await expect(dialog.preview).toBeHidden()
    await dialog.drop(
      { name: 'uno.png', type: '', bytes: png(64, 48, VIOLET) },
      { name: 'dos.png', type: '', bytes: png(64, 48, VIOLET) },
    )
    await expect(dialog.preview).toBeVisible()
    await expect(home.toast('Solo cabe un archivo')).toBeVisible()
    await dialog.removeFile.click()
    await expect(dialog.preview).toBeHidden()
    await dialog.paste({ name: 'image.png', type: 'image/png', bytes: png(64, 48, VIOLET) })
    await expect(dialog.preview).toBeVisible()
    await dialog.chooseCategory('Lizy’s Friends')
    const makeRoom = await fillDisk(page)
    await dialog.publish.click()
    await expect(home.toast('Error de subida')).toContainText('No space left on device')
    await makeRoom()
    await dialog.unpublished.getByRole('button', { name: 'Reintentar' }).click()
    await expect(home.toast('¡Post creado!')).toContainText('Lo encontrarás en Lizy’s Friends.')
    await home.category('Lizy’s Friends').click()
    // Adults' pictures are no public files.
    const card = home.topPost()
    await expect(card.image).toHaveAttribute('src', /\/object\/sign\/adult-assets\//)
    await expect.poll(() => card.image.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(64)
  },
)

test(
  'a picture that an attempt has left in the public bucket is taken out of it once it is for adults',
  { tag: '@again' },
  async ({ app, page, home, pageErrors, luna }) => {
    pageErrors.allow(/^No se pud/, /status of 500/)
    const stored = async (bucket: string) => {
      const { data } = await luna.client.storage.from(bucket).list(`${luna.id}/posts`)
      return data?.length
    }
    await app.signIn(luna)
    const dialog = await home.openDialog()
    await memberChooses(app, 'mar.png', png(64, 48, VIOLET))
    await dialog.attach.click()
    await expect(dialog.preview).toBeVisible()
    await failPosts(page)
    await dialog.publish.click()
    await expect(dialog.unpublished).toBeVisible()
    expect(await stored('user-assets')).toBe(1)
    await mendPosts(page)
    await home.closeToast.click()
    await dialog.chooseCategory('Lizy’s Friends')
    await expect.poll(() => stored('user-assets')).toBe(0)
    await dialog.publish.click()
    await expect(home.toast('¡Post creado!')).toBeVisible()
    expect([await stored('user-assets'), await stored('adult-assets')]).toEqual([0, 1])
  },
)

const testOnLine = test.extend<LineFixtures>(onLine)

testOnLine(
  'a large file that is stopped stays with its text, over a restart too, and one that is cut off waits until it is out',
  { tag: '@again' },
  async ({ app, home, pageErrors, line, luna }) => {
    testOnLine.slow()
    pageErrors.allow(/ERR_/, /status of 500/, /WebSocket/, /^No se pud/, /Failed to fetch/)
    await app.signIn(luna)
    const { dialog } = home
    await home.openDialog()
    await dialog.text.fill('Mi película')
    await memberChooses(app, 'pelicula.mp4', film(50))
    await dialog.attach.click()
    await expect(dialog.preview).toBeVisible(LARGE)

    line.stallAfter(4 * MIB)
    await dialog.publish.click()
    await expect(dialog.progress).toHaveAttribute('aria-valuenow', /^[1-9]/)
    await dialog.cancelUpload.click()
    await expect(dialog.progress).toBeHidden()
    await expect(home.announcement).toHaveText('Post cancelado')
    await expect(dialog.unpublished).toBeVisible()
    line.restore()

    const { home: again } = await app.restart()
    await app.signIn(luna)
    const reopened = await again.openDialog()
    await expect(reopened.text).toHaveValue('Mi película')
    await expect(reopened.preview).toBeVisible()
    line.stallAfter(4 * MIB)
    await reopened.publish.click()
    await expect(reopened.progress).toHaveAttribute('aria-valuenow', /^[1-9]/)
    line.cut()
    await expect(reopened.root).toBeHidden()
    await expect(again.waiting).toContainText('Mi película')
    line.restore()

    await expect(again.topPost().root).toContainText('Mi película', LARGE)
    await expect(again.waiting).toHaveCount(0)
    const { data } = await luna.client.from('posts').select('video_url').eq('user_id', luna.id).throwOnError()
    expect(data).toEqual([{ video_url: expect.stringMatching(/-pelicula\.mp4$/) }])
    const { data: stored } = await luna.client.storage.from('user-assets').list(`${luna.id}/posts`)
    expect(stored?.map(({ metadata }) => metadata?.size)).toEqual([50 * MIB])
    await again.openDialog()
    await expect(reopened.preview).toBeHidden()
  },
)

test(
  'videos wait for who wants to see them, with a still, and play one at a time',
  { tag: '@again' },
  async ({ app, page, home, luna }) => {
    await app.signIn(luna)
    for (const [name, color] of [
      ['uno', 'crimson'],
      ['dos', 'teal'],
    ] as const) {
      const dialog = await home.openDialog()
      await memberChooses(app, `${name}.webm`, await video(page, color))
      await dialog.attach.click()
      await expect(dialog.preview).toBeVisible()
      await dialog.text.fill(`Video ${name}`)
      await dialog.publish.click()
      await expect(dialog.root).toBeHidden()
    }
    const [two, one] = [home.post('Video dos').video, home.post('Video uno').video]
    await expect(one).toHaveAttribute('poster', /\/posts\/\d+-uno\.webp$/)
    const isPaused = (element: HTMLVideoElement) => element.paused
    const play = async (element: HTMLVideoElement) => {
      element.loop = true
      await element.play()
    }
    expect([await one.evaluate(isPaused), await two.evaluate(isPaused)]).toEqual([true, true])
    await one.evaluate(play)
    await two.evaluate(play)
    await expect.poll(() => one.evaluate(isPaused)).toBe(true)
    expect(await two.evaluate(isPaused)).toBe(false)
  },
)
