import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright'
import { newClient, newMember, type Member } from '../../backend/support/members.ts'
import { startBackend, type TestBackend } from '../../backend/start-backend.ts'
import { DesktopApp } from '../../e2e/fixtures/desktop-app.ts'
import { runtime } from '../../e2e/fixtures/runtime.ts'
import type { HomePage } from '../../pages/home.page.ts'
import { FrameWatch, type Frames } from './frames.ts'
import { memoryOf } from './processes.ts'

/** Bytes, after a collection. */
interface Memory {
  /** Of all processes of the app; what several share counts in parts. */
  readonly processes: number
  /** Of the page's JavaScript. */
  readonly heap: number
}

/** What scrolling through a long feed costs. Times in ms. */
export interface ScrollFigures extends Frames {
  readonly posts: number
  /** DOM nodes of the document deep inside the feed. */
  readonly nodes: number
  /** With the first page shown. */
  readonly before: Memory
  /** With every post loaded, after scrolling down and back. */
  readonly after: Memory
}

/** Pixels of one turn of the wheel, and how many there are each way: a firm reader who looks for something. */
const TURN = 240
const TURNS = 250
const TURN_MS = 24

/** Milliseconds after which a window that has been scrolled holds what it will go on holding. */
const SETTLING = 8_000

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
  try {
    const member = await newMember(backend, 'luna')
    await writePosts(backend, member, posts)
    const app = await DesktopApp.launch({
      userData: path.join(folder, 'data'),
      server: backend,
      env: {},
      log: path.join(folder, 'app.log'),
      onLaunch: () => undefined,
    })
    try {
      await app.signIn(member)
      return { posts, ...(await scroll(app)) }
    } finally {
      await app.close()
    }
  } finally {
    await backend.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function writePosts(backend: TestBackend, { id }: Member, count: number): Promise<void> {
  const owner = newClient(backend, backend.secretKey)
  const start = Date.now() - count * 1000
  const rows = Array.from({ length: count }, (_, index) => ({
    user_id: id,
    content: `${index + 1}. ${TEXTS[index % TEXTS.length]}`,
    created_at: new Date(start + index * 1000).toISOString(),
  }))
  for (let from = 0; from < count; from += 1000)
    await owner
      .from('posts')
      .insert(rows.slice(from, from + 1000))
      .throwOnError()
}

async function scroll(app: DesktopApp): Promise<Omit<ScrollFigures, 'posts'>> {
  const { page } = app
  const { home } = app.pages
  await home.posts.first().waitFor()
  const memory = await memoryReader(app)
  const before = await memory()
  await loadAll(page, home)
  await toTop(page)

  const frames = await FrameWatch.start(page)
  await page.getByRole('main').hover()
  await wheel(page, TURN)
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
  await wheel(page, -TURN)
  const found = await frames.stop()
  await toTop(page)
  return { nodes, before, after: await memory(), ...found }
}

/** Keeps the feed at its end until no more posts come. */
async function loadAll(page: Page, home: HomePage): Promise<void> {
  const main = page.getByRole('main')
  while (!(await home.end.isVisible())) {
    await main.evaluate((element) => element.scrollTo({ top: element.scrollHeight }))
    // Gives the page time to ask for more: nothing is measured here, and nothing waits for an event.
    await page.waitForTimeout(10)
  }
}

const toTop = (page: Page) => page.getByRole('main').evaluate((element) => element.scrollTo({ top: 0 }))

async function wheel(page: Page, turn: number): Promise<void> {
  for (let count = 0; count < TURNS; count += 1) {
    await page.mouse.wheel(0, turn)
    // The pace of a hand at the wheel, which is what is measured.
    await page.waitForTimeout(TURN_MS)
  }
}

async function memoryReader({ page, electronApp }: DesktopApp): Promise<() => Promise<Memory>> {
  const devtools = await page.context().newCDPSession(page)
  const pid = electronApp.process().pid ?? Number.NaN
  return async () => {
    // What is freed goes back to the system a while later, which no event tells.
    await page.waitForTimeout(SETTLING)
    await devtools.send('HeapProfiler.collectGarbage')
    const { usedSize } = await devtools.send('Runtime.getHeapUsage')
    return { processes: await memoryOf(pid), heap: usedSize }
  }
}
