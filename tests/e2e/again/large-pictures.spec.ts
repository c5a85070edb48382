import { readFileSync } from 'node:fs'
import type { HomePage } from '#tests/pages/home.page.ts'
import { memberSavesAs } from '../support/member-chooses.ts'
import { png } from '../support/pictures.ts'
import { postCameraPictures, postPicture } from '../feed/support/camera-pictures.ts'
import { expect, test } from '../feed/support/test.ts'

/** More than a window shows; `npm run bench -- renderer` measures what twenty cost. */
const CAMERA_PICTURES = 8
/** More pixels than the app draws. */
const [WIDTH, HEIGHT] = [9000, 7200]
const TOO_LARGE = 'Esta imagen es demasiado grande para verla aquí.'

/** Pixels of the picture of a post that is seen, as it is drawn. */
const drawn = (home: HomePage, text: string) =>
  home
    .post(text)
    .image.evaluate(({ naturalWidth, naturalHeight, style }: HTMLImageElement) =>
      style.opacity === '1' ? [naturalWidth, naturalHeight] : 'unseen',
    )

test('pictures of 24 megapixels from another client are drawn small, each and in turn, and enlarged', async ({
  app,
  page,
  home,
  luna,
  sol,
}) => {
  test.slow()
  await postCameraPictures(page, sol, CAMERA_PICTURES)
  await app.signIn(luna)
  for (let count = CAMERA_PICTURES; count >= 1; count -= 1) {
    await home.readTo(`Foto ${count}.`)
    await expect.poll(() => drawn(home, `Foto ${count}.`)).toEqual([1365, 2048])
  }
  await home.post('Foto 1.').enlarge.click()
  const { lightbox } = home
  const shownSize = () => lightbox.shown.evaluate((image: HTMLImageElement) => image.naturalHeight)
  await expect.poll(shownSize).toBe(2048)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(shownSize).toBe(2048)
  const target = await memberSavesAs(app, 'foto.jpg')
  await lightbox.save.press('Enter')
  await expect(home.toast('Imagen guardada')).toBeVisible()
  const { data } = await luna.client.storage.from('user-assets').download(`${sol.id}/posts/2-camara.jpg`)
  expect(readFileSync(target).length).toBe(data?.size)
})

test('a picture that is too large to be drawn says so, without a retry, and can be saved', async ({
  app,
  page,
  home,
  pageErrors,
  luna,
  sol,
}) => {
  test.slow()
  pageErrors.allow(/^a picture is not shown/)
  const small = new Blob([png(90, 60, [164, 143, 255])], { type: 'image/png' })
  const large = png(WIDTH, HEIGHT, [164, 143, 255], 1)
  await postPicture(sol, 'Un mapa', { name: '1-mapa.png', file: new Blob([large], { type: 'image/png' }) })
  await postPicture(sol, 'Cerca', { name: '2-cerca.png', file: small })
  const told = { media_width: WIDTH, media_height: HEIGHT }
  await postPicture(sol, 'Dicho', { name: '3-dicho.png', file: small }, told)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await app.signIn(luna)
  const post = await home.readTo('Un mapa')
  await expect(post.root).toContainText(TOO_LARGE)
  await expect(post.retry).toBeHidden()
  const target = await memberSavesAs(app, 'mapa.png')
  await post.saveImage.click()
  await expect(home.toast('Imagen guardada')).toBeVisible()
  expect(readFileSync(target).equals(large)).toBe(true)
  await expect(home.post('Dicho').root).toContainText(TOO_LARGE)
  await expect.poll(() => asked.filter((url) => url.includes('2-cerca.png')).length).toBe(1)
  await home.post('Cerca').enlarge.click()
  const { lightbox } = home
  await expect(lightbox.shown).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(lightbox.current).toHaveText(TOO_LARGE)
  expect(asked.filter((url) => url.includes('3-dicho.png'))).toEqual([])
  await page.keyboard.press('ArrowRight')
  await expect(lightbox.shown).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(lightbox.current).toHaveText(TOO_LARGE)
})
