import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright'
import { newClient, newMember, type Member } from '../../backend/support/members.ts'
import { startBackend, type TestBackend } from '../../backend/start-backend.ts'
import { DesktopApp } from '../../e2e/fixtures/desktop-app.ts'
import { runtime } from '../../e2e/fixtures/runtime.ts'
import { SecretService } from '../../keychain/secret-service.ts'
import type { HomePage } from '../../pages/home.page.ts'
import { png } from '../../e2e/support/pictures.ts'
import { FrameWatch, type Frames } from './frames.ts'
import { measureReading, type ReadingMemory } from './reading-memory.ts'

/** Cost of scrolling through a long feed. Times in ms. */
export interface ScrollFigures extends Frames, ReadingMemory {
  readonly posts: number
  /** DOM nodes of the document deep inside the feed. */
  readonly nodes: number
}

/** Pixels of one turn of the wheel, and how many there are each way: a firm reader who looks for something. */
const TURN = 240
const TURNS = 250
const TURN_MS = 24

const TEXTS = [
  'Anoche conté once estrellas fugaces desde la azotea.',
  'Marte se ve azul al atardecer.\n\n¿Lo sabíais? Mirad el horizonte, justo donde se pone el sol.',
  'Busco compañía para la próxima lluvia de estrellas. Llevo mantas, chocolate caliente y un telescopio prestado. '.repeat(
    3,
  ),
]

/** Loads so many posts in the real window, scrolls down through them and back, and says what that took. */
export async function measureScrolling(posts: number): Promise<ScrollFigures> {
  Object.assign(process.env, runtime.env)
  const folder = await mkdtemp(path.join(tmpdir(), 'cosmia-scroll-'))
  const backend = await startBackend()
  const keychain = await SecretService.create()
  await keychain.start()
  try {
    const member = await newMember(backend, 'luna')
    await writePosts(backend, member, posts)
    const app = await DesktopApp.launch({
      userData: path.join(folder, 'data'),
      server: backend,
      env: { DBUS_SESSION_BUS_ADDRESS: keychain.environment['DBUS_SESSION_BUS_ADDRESS'] ?? '' },
      log: path.join(folder, 'app.log'),
      onLaunch: () => undefined,
    })
    const frames = await scrollSignedIn(app, member).finally(() => app.close())
    return { posts, ...frames, ...(await measureReading(app.commandLine)) }
  } finally {
    await backend.stop()
    await keychain.dispose()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Sizes of pictures, as phones and screens have them. One post in four shows one. */
const SIZES = [
  [1536, 2048],
  [2048, 1152],
  [1080, 1080],
] as const

/** A picture of each size, as the app itself would have stored it. */
async function storePictures({ client, id }: Member) {
  const store = async ([media_width, media_height]: (typeof SIZES)[number]) => {
    const path = `${id}/posts/1-${media_width}.png`
    const picture = new Blob([png(media_width, media_height, [130, 180, 255], 9)], { type: 'image/png' })
    const { error } = await client.storage.from('user-assets').upload(path, picture)
    if (error) throw error
    return { image_url: `user-assets/${path}`, media_width, media_height }
  }
  return Promise.all(SIZES.map(store))
}

const NO_PICTURE = { image_url: null, media_width: null, media_height: null }

async function writePosts(backend: TestBackend, member: Member, count: number): Promise<void> {
  const { id } = member
  const owner = newClient(backend, backend.secretKey)
  const pictures = await storePictures(member)
  const start = Date.now() - count * 1000
  const rows = Array.from({ length: count }, (_, index) => ({
    user_id: id,
    content: `${index + 1}. ${TEXTS[index % TEXTS.length]}`,
    created_at: new Date(start + index * 1000).toISOString(),
    ...(index % 4 === 0 ? pictures[(index / 4) % pictures.length] : NO_PICTURE),
  }))
  for (let from = 0; from < count; from += 1000)
    await owner
      .from('posts')
      .insert(rows.slice(from, from + 1000))
      .throwOnError()
}

async function scrollSignedIn(
  app: DesktopApp,
  member: Member,
): Promise<Frames & Pick<ScrollFigures, 'nodes'>> {
  await app.signIn(member)
  const { page } = app
  const { home } = app.pages
  await home.posts.first().waitFor()
  await loadAll(page, home)
  await toTop(page)

  const frames = await FrameWatch.start(page)
  await page.getByRole('main').hover()
  await wheel(page, TURN, TURNS, TURN_MS)
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
  await wheel(page, -TURN, TURNS, TURN_MS)
  return { nodes, ...(await frames.stop()) }
}

/** Keeps the feed at its end until no more posts come. */
async function loadAll(page: Page, home: HomePage): Promise<void> {
  const main = page.getByRole('main')
  while (!(await home.end.isVisible())) {
    await main.evaluate((element) => element.scrollTo({ top: element.scrollHeight }))
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  }
}

const toTop = (page: Page) => page.getByRole('main').evaluate((element) => element.scrollTo({ top: 0 }))

/**
 * Scrolls as a hand at the wheel does, whose pace is part of what is measured: nothing is waited for.
 * @param turn pixels of one turn, upwards below 0
 * @param pace milliseconds between two turns
 */
export async function wheel(page: Page, turn: number, turns: number, pace: number): Promise<void> {
  for (let count = 0; count < turns; count += 1) {
    await page.mouse.wheel(0, turn)
    await page.waitForTimeout(pace)
  }
}
