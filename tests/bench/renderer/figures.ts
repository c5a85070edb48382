import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright'
import type { DesktopApp } from '#tests/e2e/fixtures/desktop-app.ts'
import type { Member } from '#tests/backend/support/members.ts'
import { firstPages } from './first-page.ts'
import { measureLargePictures } from './large-pictures.ts'
import { chatLatencies } from './latency.ts'
import { during, type CommandLine } from './opened.ts'
import { memoryOf, workOf } from './processes.ts'
import { measureScrolling } from './scroll.ts'
import type { World } from './world.ts'

/** One line of the report. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: string
  /** Upper limit of the value. */
  readonly target?: number
}

const starts = 7
const longFeed = 10_000
/** Milliseconds after which a window that shows its posts has nothing left to do. */
const settling = 8_000
/** Milliseconds after which a window has cleaned up behind its start: until then it works twice as much, an empty one too. */
const untilIdle = 60_000
/** Percent of a core an idle window may take where the processor draws; an empty one takes 0.15 to 0.25 of it. */
const idleTarget = 0.5
/** Milliseconds over which an idle window is watched: no poll of the feed falls in or out by chance. */
const watching = 60_000

/** Signs the member in and leaves the session in the profile. */
export async function weighAndSignIn(app: DesktopApp, member: Member): Promise<readonly Figure[]> {
  const weight = weighScripts(app.page)
  await app.page.reload()
  await app.pages.login.loginTitle.waitFor()
  const atLogin = await weight()
  await app.signIn(member)
  await showFeed(app)
  const afterLogin = await weight()
  const weightOfStart = weighScripts(app.page)
  await app.page.reload()
  await showFeed(app)
  return [
    { name: 'JavaScript at the login, gzip', value: atLogin, unit: 'kB', target: 300 },
    { name: 'login and feed, gzip', value: afterLogin, unit: 'kB', target: 360 },
    { name: 'feed of a start signed in, gzip', value: await weightOfStart(), unit: 'kB', target: 360 },
  ]
}

async function showFeed({ page, pages }: DesktopApp): Promise<void> {
  await pages.home.posts.first().waitFor()
  // What loads when there is time for it counts too, and nothing tells that no more comes.
  await page.waitForTimeout(settling)
}

/** The two start in turns, so that whatever else the machine does falls on both alike. */
export async function measureStart(app: CommandLine, empty: CommandLine): Promise<readonly Figure[]> {
  const took: { readonly app: number; readonly empty: number }[] = []
  const startOf = (which: CommandLine) => during(which, async (opened) => opened.took)
  for (let count = 0; count <= starts; count++)
    took.push({ empty: await startOf(empty), app: await startOf(app) })
  // The first start of each makes its profile and is another one.
  const [ofApp, ofEmpty] = [took.slice(1).map((one) => one.app), took.slice(1).map((one) => one.empty)]
  return [
    { name: 'start to the first post', value: median(ofApp), unit: 'ms' },
    { name: 'start of the empty page', value: median(ofEmpty), unit: 'ms' },
    { name: 'start, as a ratio', value: median(ofApp) / median(ofEmpty), unit: '', target: 1.6 },
  ]
}

/** Processor time and memory of a window that has the focus, so that all in it moves, and that nobody touches. */
export async function measureIdle(app: CommandLine, empty: CommandLine): Promise<readonly Figure[]> {
  const [ofEmpty, ofApp] = [await idle(empty), await idle(app)]
  return [
    { name: 'idle window', value: ofApp.work, unit: '% of a core', target: idleTarget },
    { name: 'idle empty window', value: ofEmpty.work, unit: '% of a core' },
    { name: 'idle, above the empty window', value: ofApp.work - ofEmpty.work, unit: '% of a core' },
    { name: 'memory', value: ofApp.memory / 1e6, unit: 'MB' },
    { name: 'memory of the empty page', value: ofEmpty.memory / 1e6, unit: 'MB' },
    { name: 'memory, as a ratio', value: ofApp.memory / ofEmpty.memory, unit: '', target: 1.3 },
  ]
}

function idle(which: CommandLine) {
  return during(which, async ({ application, page }) => {
    const pid = application.process().pid ?? Number.NaN
    await wait(untilIdle)
    const before = await workOf(pid)
    // Time that passes is what is measured.
    await wait(watching)
    const work = ((await workOf(pid)) - before) / watching
    if (!(await page.evaluate(() => document.hasFocus()))) throw new Error('the window has lost the focus')
    return { work: work * 100, memory: await memoryOf(pid) }
  })
}

/** Two windows side by side; the message is typed in one and shown in the other. */
export async function measureChat({ openApp, luna, sol }: World): Promise<readonly Figure[]> {
  const [from, to] = [await openApp('from'), await openApp('to')]
  try {
    await from.signIn(luna)
    await to.signIn(sol)
    await from.pages.chat.open(sol.name)
    await to.pages.chat.open(luna.name)
    const delays = await chatLatencies(from.pages.chat, to.pages.chat)
    return [
      { name: 'chat, window to window, p50', value: quantile(delays, 0.5), unit: 'ms' },
      { name: 'chat, window to window, p95', value: quantile(delays, 0.95), unit: 'ms', target: 60 },
    ]
  } finally {
    await from.close()
    await to.close()
  }
}

/** A PDF of 200 pages, opened again and again in a window that has shown none. */
export async function measureBook({ openApp, luna }: World): Promise<readonly Figure[]> {
  const app = await openApp('book')
  try {
    await app.signIn(luna)
    await showFeed(app)
    const took = await firstPages(app, luna)
    return [
      { name: 'first page of a PDF, p50', value: median(took), unit: 'ms' },
      { name: 'first page of a PDF, slowest', value: Math.max(...took), unit: 'ms', target: 1_500 },
    ]
  } finally {
    await app.close()
  }
}

/** A long feed, read down and back. */
export async function measureLongFeed(): Promise<readonly Figure[]> {
  const { posts, nodes, longestFrame, before, after } = await measureScrolling(longFeed)
  return [
    { name: 'posts in the long feed', value: posts, unit: '' },
    { name: 'nodes deep inside it', value: nodes, unit: '', target: 3_000 },
    { name: 'longest frame while scrolling', value: longestFrame, unit: 'ms', target: 50 },
    { name: 'memory with its first page', value: before.processes / 1e6, unit: 'MB' },
    { name: 'memory afterwards', value: after.processes / 1e6, unit: 'MB' },
    {
      name: 'memory afterwards, as a ratio',
      value: after.processes / before.processes,
      unit: '',
      target: 1.5,
    },
    { name: 'heap afterwards, as a ratio', value: after.heap / before.heap, unit: '' },
  ]
}

/** Pictures of 24 megapixels, as another client may send them. */
export async function measurePictures(world: World): Promise<readonly Figure[]> {
  const { longestTask, before, after } = await measureLargePictures(world)
  return [
    { name: 'longest task at large pictures', value: longestTask, unit: 'ms', target: 100 },
    { name: 'memory at the login', value: before / 1e6, unit: 'MB' },
    { name: 'memory after large pictures', value: after / 1e6, unit: 'MB' },
  ]
}

/** The value below which that share of the values lies. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

const median = (values: readonly number[]): number => quantile(values, 0.5)

/** Notes the scripts that a window loads from now on. @returns their size so far, gzip, in kB */
function weighScripts(page: Page): () => Promise<number> {
  const sizes = new Map<string, Promise<number>>()
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script' || sizes.has(response.url())) return
    sizes.set(
      response.url(),
      response.body().then((body) => gzipSync(body).length),
    )
  })
  return async () => (await Promise.all(sizes.values())).reduce((total, size) => total + size, 0) / 1000
}
