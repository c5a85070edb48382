import { newClient, type Member } from '#tests/backend/support/members.ts'
import { fillFeed } from './support/content.ts'
import { asLuna } from '../fixtures/test.ts'
import { expect, test } from './support/test.ts'

const testAsLuna = test.extend(asLuna)

/** Gives a post another text without the app, as its author. */
async function edit({ client }: Member, before: string, content: string): Promise<void> {
  await client.from('posts').update({ content }).eq('content', before).throwOnError()
}

test.beforeEach(async ({ backend, luna }) => {
  await fillFeed(backend, luna, 120)
})

testAsLuna(
  'only what is near the window is in the page, in the order that a screen reader is told',
  async ({ app, home }) => {
    await home.readToTheEnd()
    await expect(home.posts.last()).toContainText('Post 1.')
    const elements = () => app.page.evaluate(() => document.querySelectorAll('*').length)
    await expect.poll(elements).toBeLessThan(3000)
    const places = await home.posts.evaluateAll((cards) => cards.map((card) => Number(card.ariaPosInSet)))
    expect(places).toEqual(places.map((_, index) => 120 - places.length + 1 + index))
  },
)

testAsLuna(
  'a card with open comments and a half-written one keeps them and the focus while it is scrolled out',
  { tag: '@again' },
  async ({ home }) => {
    const post = home.post('Post 120.')
    await post.openComments()
    await post.commentInput.fill('a medias')
    await home.scrollBy(6000)
    await expect(post.root).not.toBeInViewport()
    await expect(post.commentInput).toBeFocused()
    await home.scrollBy(-6000)
    await expect(post.commentInput).toBeInViewport()
    await expect(post.commentInput).toHaveValue('a medias')
  },
)

test(
  'Tab leads from a card that was scrolled out to the one after it',
  { tag: '@again' },
  async ({ app, home, sol }) => {
    await app.signIn(sol)
    await expect(home.title).toBeFocused()
    const post = home.post('Post 120.')
    // The last of it.
    await post.react.focus()
    await home.scrollBy(6000)
    await expect(post.root).not.toBeInViewport()
    await app.page.keyboard.press('Tab')
    await expect(home.post('Post 119.').root).toBeInViewport()
    await expect(home.post('Post 119.').root.locator(':focus')).toBeVisible()
  },
)

test(
  'Tab leads through more posts than are in the page, and back',
  { tag: '@again' },
  async ({ app, home, sol }) => {
    await app.signIn(sol)
    await expect(home.title).toBeFocused()
    await home.posts.first().waitFor()
    const mounted = await home.posts.count()
    await home.post('Post 120.').like.focus()
    const far = home.post(`Post ${120 - mounted - 2}.`)
    const isThere = () => far.root.locator(':focus').count()
    // A handful of controls each, and of posts two more than there were.
    for (let tabs = 0; tabs < 8 * (mounted + 3) && !(await isThere()); tabs++)
      await app.page.keyboard.press('Tab')
    await expect(far.root).toBeInViewport()
    await expect(far.root.locator(':focus')).toBeVisible()
    for (let tabs = 0; tabs < 8; tabs++) await app.page.keyboard.press('Shift+Tab')
    await expect(home.post(`Post ${120 - mounted}.`).root.locator(':focus')).toBeVisible()
  },
)

testAsLuna(
  'an unsaved edit and its cursor stay while the card is scrolled out',
  { tag: '@again' },
  async ({ app, home }) => {
    const post = home.post('Post 120.')
    await post.startEditing()
    await post.editor.fill('Post 120. a medias')
    await home.scrollBy(6000)
    await expect(post.root).not.toBeInViewport()
    await app.page.keyboard.type(' y más')
    await expect(post.editor).toBeInViewport()
    await expect(post.editor).toHaveValue('Post 120. a medias y más')
  },
)

testAsLuna(
  'an open menu stays at its card, however the wheel is turned',
  { tag: '@again' },
  async ({ app, home }) => {
    const post = home.post('Post 120.')
    await post.options.click()
    const edit = app.page.getByRole('menuitem', { name: 'Editar' })
    await edit.waitFor()
    await app.page.mouse.wheel(0, 3000)
    await edit.click()
    await expect(post.editor).toBeFocused()
    await expect(post.editor).toBeInViewport()
  },
)

testAsLuna(
  'End and Home lead all the way, over posts that were never seen',
  { tag: '@again' },
  async ({ home }) => {
    await home.readToTheEnd()
    await home.main.press('Home')
    await expect(home.post('Post 120.').root).toBeInViewport()
    await expect(home.title).toBeInViewport()
  },
)

test(
  'what is read stays in its place while posts above it go or grow and the window becomes narrower, and shows what its author makes of it',
  { tag: '@again' },
  async ({ app, home, dashboard, backend, luna, sol }) => {
    await app.signIn(sol)
    // The first of the posts in sight are of the third page of the feed, this one is of the fourth.
    const read = await home.readTo('Post 58.')
    await home.post('Post 62.').root.evaluate((card) => card.scrollIntoView())
    const top = await read.restingTop()
    await edit(luna, 'Post 58.', 'Post 58. Corregido')
    await edit(luna, 'Post 66.', `Post 66. ${'Alargado. '.repeat(45)}`)
    let later = 0
    // More than the feed takes for fresh.
    const passTime = () => app.page.clock.setSystemTime(Date.now() + (later += 31_000))
    await passTime()
    await home.returnToWindow()
    await expect(read.root).toContainText('Corregido')
    await expect.poll(() => read.top()).toBeCloseTo(top, 0)

    const gone = ['Post 119.', 'Post 117.', 'Post 110.']
    await newClient(backend, backend.secretKey).from('posts').delete().in('content', gone).throwOnError()
    await edit(luna, 'Post 65.', `Post 65. ${'Alargado también. '.repeat(25)}`)
    await passTime()
    await home.returnToWindow()
    await expect(read.root).toHaveAttribute('aria-posinset', '60')
    await expect.poll(() => read.top()).toBeCloseTo(top, 0)

    const { width, height } = await app.page.evaluate(() => ({ width: innerWidth, height: innerHeight }))
    for (const narrower of [900, 640, width]) {
      const before = await read.width()
      await app.page.setViewportSize({ width: narrower, height })
      await expect.poll(() => read.width()).not.toBe(before)
      await expect.poll(() => read.top()).toBeCloseTo(top, 0)
    }

    await dashboard.openSection('Agenda')
    await expect(home.title).toHaveText('Agenda')
    await passTime()
    await edit(luna, 'Post 58. Corregido', 'Post 58. Otra vez')
    await dashboard.openSection('Inicio')
    await expect(read.root).toContainText('Otra vez')
    await expect.poll(() => read.top()).toBeCloseTo(top, 0)
  },
)
