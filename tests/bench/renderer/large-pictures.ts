import type { Page } from 'playwright'
import { postCameraPictures } from '#tests/e2e/feed/support/camera-pictures.ts'
import { memoryOf } from './processes.ts'
import { wheel } from './scroll.ts'
import type { World } from './world.ts'

/** Cost of scrolling past large pictures of others. */
export interface LargePictureFigures {
  /** Milliseconds for which the page did nothing else. */
  readonly longestTask: number
  /** Bytes of all processes, at the login and after all that. */
  readonly before: number
  readonly after: number
}

const PICTURES = 20
/** Pixels of one turn of the wheel, past all of them and back, and milliseconds between two. */
const [TURN, TURNS, TURN_MS] = [240, 50, 50]

/** Scrolls past posts with pictures of 24 megapixels and back, and waits until those in sight are drawn. */
export async function measureLargePictures({ openApp, luna, sol }: World): Promise<LargePictureFigures> {
  // In a window of its own: drawing them takes memory too.
  const drawer = await openApp('drawer')
  await postCameraPictures(drawer.page, sol, PICTURES).finally(() => drawer.close())
  const app = await openApp('pictures')
  const { page, pages, electronApp } = app
  const memory = () => memoryOf(electronApp.process().pid ?? Number.NaN)
  try {
    const before = await memory()
    await app.signIn(luna)
    await pages.home.posts.first().waitFor()
    const longestTask = await watchTasks(page)
    await pages.home.main.hover()
    for (const turn of [TURN, -TURN]) await wheel(page, turn, TURNS, TURN_MS)
    await page.waitForFunction((name) => {
      const post = [...document.querySelectorAll('article')].find((one) => one.textContent?.includes(name))
      return post?.querySelector('img')?.style.opacity === '1'
    }, `Foto ${PICTURES}.`)
    return { longestTask: await longestTask(), before, after: await memory() }
  } finally {
    await app.close()
  }
}

/** @returns what tells the longest task since, in ms; what is shorter than 50 is none */
async function watchTasks(page: Page): Promise<() => Promise<number>> {
  const durations = await page.evaluateHandle(() => {
    const durations: number[] = []
    const note = (list: PerformanceObserverEntryList) =>
      durations.push(...list.getEntries().map(({ duration }) => duration))
    new PerformanceObserver(note).observe({ type: 'longtask' })
    return durations
  })
  return () => durations.evaluate((all) => Math.max(0, ...all))
}
