import type { Page } from 'playwright'
import { expect } from 'playwright/test'

const DATA_CALLS = '**/rest/v1/**'

/** Log lines of the window while the server does not answer. */
export const NO_ANSWER = [/ERR_FAILED/, /Failed to fetch/, /The server does not answer/, /^No se pud/]

/** From now on the server of this window does not answer data calls. */
export const loseServer = (page: Page) => page.route(DATA_CALLS, (route) => route.abort())

export const regainServer = (page: Page) => page.unroute(DATA_CALLS)

const POSTS = '**/rest/v1/posts?*'

/** From now on the server is there, but fails over posts: nothing but another attempt will find out when it is over. */
export const breakPosts = (page: Page) => page.route(POSTS, (route) => route.fulfill({ status: 500 }))

export const mendPosts = (page: Page) => page.unroute(POSTS)

/** From now on the database of this window's server fails over new posts. */
export const failPosts = (page: Page) =>
  page.route(POSTS, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, json: { code: 'XX000', message: 'internal error' } })
      : route.fallback(),
  )

/** From now on posts can be published, but not read. */
export const breakReading = (page: Page) =>
  page.route(POSTS, (route) =>
    route.request().method() === 'GET' ? route.fulfill({ status: 500 }) : route.fallback(),
  )

/** The next row that this window writes arrives, but the answer gets lost. */
export async function loseNextAnswer(page: Page, table: 'posts' | 'post_comments') {
  let isLost = false
  await page.route(`**/rest/v1/${table}?*`, async (route) => {
    if (isLost || route.request().method() !== 'POST') {
      await route.fallback()
      return
    }
    isLost = true
    await route.fetch()
    await route.abort()
  })
}

/** The next post that this window publishes gets no answer for now. @returns what lets it be answered */
export async function holdNextPost(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  await page.route(POSTS, async (route) => {
    if (route.request().method() === 'POST') await promise
    await route.fallback()
  })
  return () => resolve(undefined)
}

/** From now on this window gets no more rows of a table. @returns what lets it have them again */
export async function holdReads(page: Page, table: 'posts' | 'post_comments'): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  await page.route(`**/rest/v1/${table}?*`, async (route) => {
    await promise
    await route.fallback()
  })
  return () => resolve(undefined)
}

/** Counts the pages of posts that this window asks for from now on. */
export function pagesAskedFor(page: Page) {
  let asked = 0
  let counted = 0
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === '/rest/v1/posts' && url.searchParams.get('limit') === '20') asked += 1
  })
  /** @returns how many since the last time, once no more come */
  const settled = async (): Promise<number> => {
    let before = -1
    const isQuiet = () => before === (before = asked)
    await expect.poll(isQuiet, { intervals: [1000] }).toBe(true)
    const since = asked - counted
    counted = asked
    return since
  }
  return { settled }
}
