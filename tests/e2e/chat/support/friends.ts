import type { Page } from 'playwright'

const FRIENDS = '**/rpc/get_friends?*'

/** From now on the member of this window has these friends, `amiga001` and so on: nobody has so many sign up for one test. */
export function haveManyFriends(page: Page, count: number): Promise<unknown> {
  const friends = Array.from({ length: count }, (_, index) => ({
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    username: `amiga${String(index + 1).padStart(3, '0')}`,
    avatar_url: null,
  }))
  return page.route(FRIENDS, (route) => {
    const asked = new URL(route.request().url()).searchParams
    const from = Number(asked.get('offset'))
    return route.fulfill({ json: friends.slice(from, from + Number(asked.get('limit'))) })
  })
}

/** From now on this window does not learn who the member's friends are. @returns what lets it know */
export async function holdFriends(page: Page): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  await page.route(FRIENDS, async (route) => {
    await promise
    await route.fallback()
  })
  return () => {
    resolve(undefined)
    return page.unroute(FRIENDS)
  }
}
