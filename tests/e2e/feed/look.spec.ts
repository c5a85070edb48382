import type { Locator } from 'playwright'
import { newClient, unique, type Member } from '#tests/backend/support/members.ts'
import type { TestBackend } from '#tests/backend/start-backend.ts'
import { forgetKept } from '../support/kept.ts'
import { png } from '../support/pictures.ts'
import { writeComments, writePosts } from './support/content.ts'
import { holdReads } from './support/server.ts'
import { asLuna } from '../fixtures/test.ts'
import { expect, test } from './support/test.ts'

const testAsLuna = test.extend(asLuna)

const TWO_LINES =
  'Recordatorio amable: detrás de cada perfil hay alguien mirando el mismo cielo. Hablémonos como si compartiéramos manta.'

/** Animations that run in the page, those of a ring apart. */
const movingButRings = () =>
  document
    .getAnimations()
    .filter(({ effect }) => effect instanceof KeyframeEffect && !effect.target?.closest('[role=progressbar]'))
    .length

async function rename(server: TestBackend, { id }: Member, username: string): Promise<void> {
  const owner = newClient(server, server.secretKey)
  await owner.from('profiles').update({ username }).eq('id', id).throwOnError()
}

test(
  'names and texts of any length stay within their post, at any width',
  { tag: '@again' },
  async ({ app, home, server, luna, sol }) => {
    await rename(server, luna, unique('W'.repeat(31)))
    await rename(server, sol, unique('María de los Ángeles Fernández'))
    await writePosts(sol, [TWO_LINES])
    const [id] = await writePosts(luna, [`Sin fin ${'X'.repeat(490)}`], 'mushittech77')
    await writeComments(sol, id, [`Tampoco ${'Y'.repeat(300)}`])
    await writeComments(luna, id, ['Ni yo\n'.repeat(40)])

    await app.signIn(luna)
    const post = home.post('Sin fin')
    await post.openComments()
    await expect(post.comments).toHaveCount(2)
    for (const width of [1280, 900, 640, 320]) {
      await app.page.setViewportSize({ width, height: 800 })
      await expect.poll(() => home.overflowing(), `at ${width} pixels`).toEqual([])
      for (const part of ['MushitTech77', 'Ver más'])
        await expect(post.root.getByText(part).first()).toBeVisible()
      await post.commentInput.fill('Quepo')
      for (const name of ['Enviar comentario', /^Borrar el comentario/, 'Reaccionar con emoji'])
        await post.root.getByRole('button', { name }).click({ trial: true })
    }
  },
)

// spec: 2.feed.spinner
test('four posts and the way to another are seen at once, and news cover and move none of them', async ({
  app,
  home,
  luna,
  sol,
}) => {
  await writePosts(sol, Array<string>(6).fill(TWO_LINES))
  await app.page.setViewportSize({ width: 1280, height: 800 })
  await app.signIn(luna)
  await expect.poll(() => home.seenWhole()).toBeGreaterThanOrEqual(4)
  await expect(home.createButton).toBeInViewport({ ratio: 1 })

  // Until they are here, something stands in their place, and moves as little as they do.
  const sheet = await home.sheet.boundingBox()
  const release = await holdReads(app.page, 'posts')
  await forgetKept(app.page)
  await app.page.reload()
  await home.loading.waitFor()
  await expect
    .poll(() => home.sheet.boundingBox())
    .toMatchObject({ x: sheet?.x, y: sheet?.y, width: sheet?.width })
  await expect.poll(async () => (await home.sheet.boundingBox())?.height).toBeGreaterThan(5 * 117)
  // What came with the page may still be fading in; what waits stays as it is, under the ring.
  await expect.poll(() => app.page.evaluate(movingButRings)).toBe(0)
  release()
  await home.posts.first().waitFor()

  const post = home.topPost()
  const top = await post.restingTop()
  await writePosts(sol, ['Otra más'])
  await home.returnToWindow()
  await home.showNew.waitFor()
  await expect.poll(() => post.top()).toBe(top)
  const author = await post.root.getByRole('link').first().boundingBox()
  const endOfPill = async () => {
    const { y, height } = (await home.showNew.boundingBox()) ?? { y: Infinity, height: 0 }
    return y + height
  }
  await expect.poll(endOfPill).toBeLessThanOrEqual(author?.y ?? 0)
})

testAsLuna(
  'in a window as it opens all sections are in sight above a toast, and none moves for it',
  { tag: '@again' },
  async ({ app, home, dashboard, luna }) => {
    await app.page.setViewportSize({ width: 1280, height: 800 })
    await writePosts(luna, ['Hola'])
    await app.page.reload()
    await home.posts.first().waitFor()
    const last = dashboard.section('Mi Perfil')
    const place = await last.boundingBox()
    await home.topPost().root.getByRole('button', { name: 'Compartir' }).click()
    await expect(home.toast('Próximamente')).toBeVisible()
    await expect(last).toBeInViewport({ ratio: 1 })
    expect(await last.boundingBox()).toEqual(place)
  },
)

testAsLuna(
  'the row of categories ends with the posts, and never hides the chosen one',
  { tag: '@again' },
  async ({ app, home }) => {
    await app.page.setViewportSize({ width: 1920, height: 800 })
    // There is room for all of them.
    for (const name of ['Todo', 'Quantum Lux']) await expect(home.category(name)).toBeInViewport({ ratio: 1 })
    await expect(home.moreCategories).toHaveCount(0)
    const sheet = await home.sheet.boundingBox()
    expect(await home.main.getByRole('toolbar').boundingBox()).toMatchObject({
      x: sheet?.x,
      width: sheet?.width,
    })

    await home.category('HuMordidas').click()
    await app.page.setViewportSize({ width: 900, height: 800 })
    await app.page.reload()
    await expect(home.category('HuMordidas')).toBeInViewport({ ratio: 1 })
    // The rest is one press away, and then in sight.
    await home.moreCategories.click()
    await app.page.getByRole('menuitem', { name: 'Todo' }).click()
    await expect(home.category('Todo')).toBeInViewport({ ratio: 1 })
    await home.category('HuMordidas').click()

    // In the colours of the system: no picture behind texts, and controls that are known by their borders.
    const star = app.page.locator('[data-decoration] i').first()
    await expect(star).toBeVisible()
    await app.page.emulateMedia({ forcedColors: 'active' })
    await expect(star).toBeHidden()
    await expect(home.createButton).toHaveCSS('border-top-width', '1px')
    await expect(home.category('HuMordidas')).toHaveCSS('border-top-width', '3px')
  },
)

testAsLuna(
  'what there is to do about a joke stands as at home, in a narrow window below its first word; two are seen at most',
  async ({ app, home, dashboard, sol }) => {
    await writePosts(sol, ['Uno breve', `Uno largo${' y más largo'.repeat(30)}`, 'Otro breve'], 'humordidas')
    const card = home.post('Otro breve').root
    /** Pixels from both edges of the post, and the height, of the first and the last of its buttons. */
    const acts = async () => {
      const buttons = [/^Me hace reír/, 'Reaccionar con emoji'].map((act) =>
        card.getByRole('button', { name: act }),
      )
      const [post, first, last] = await Promise.all([card, ...buttons].map((each) => each.boundingBox()))
      if (!post || !first || !last) throw new Error('the joke is not shown')
      return [first.x - post.x, first.height, post.x + post.width - last.x - last.width, last.height]
    }
    await app.page.reload()
    await card.waitFor()
    const atHome = await acts()
    await dashboard.openSection('HuMordidas')
    await expect(home.title).toHaveText('Universo HuMordidas')
    await expect(home.posts).toHaveCount(3)
    expect(await acts()).toEqual(atHome)
    // Those that are short follow each other at one pace.
    const short = ['Uno breve', 'Otro breve'].map((text) => home.post(text).root.boundingBox())
    const [one, other] = (await Promise.all(short)).map((box) => box?.height)
    expect(one).toBe(other)
    expect(await home.seenWhole()).toBeLessThanOrEqual(2)

    await app.page.setViewportSize({ width: 320, height: 640 })
    const leftOf = async (part: Locator) => (await part.boundingBox())?.x ?? NaN
    const drawing = card.getByRole('button', { name: /^Me hace reír/ }).locator('svg')
    await expect
      .poll(async () => (await leftOf(drawing)) - (await leftOf(card.getByText('Otro breve'))))
      .toBe(0)
  },
)

testAsLuna(
  'a new post with too much text and a picture fits into a narrow window',
  { tag: '@again' },
  async ({ page, home }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    const dialog = await home.openDialog()
    await dialog.text.fill('Una tarde en la playa. '.repeat(23))
    await dialog.drop({ name: 'mar.png', type: 'image/png', bytes: png(640, 320, [164, 143, 255]) })
    await expect(dialog.preview).toBeVisible()
    await expect(dialog.root).toContainText('Sobran 29 caracteres')
    const isWider = (root: Element) =>
      [root, ...root.querySelectorAll('*')].some((part) => {
        const { overflowX } = getComputedStyle(part)
        return overflowX === 'auto' && part.scrollWidth > part.clientWidth
      })
    expect(await dialog.root.evaluate(isWider)).toBe(false)
  },
)
