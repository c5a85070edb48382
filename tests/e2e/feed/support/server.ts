import type { Page } from 'playwright'

const DATA_CALLS = '**/rest/v1/**'

/** What the log of the window says while the server does not answer. */
export const NO_ANSWER = [/ERR_FAILED/, /Failed to fetch/, /^No se pud/]

/** From now on the server of this window does not answer data calls. */
export const loseServer = (page: Page) => page.route(DATA_CALLS, (route) => route.abort())

export const regainServer = (page: Page) => page.unroute(DATA_CALLS)

const POSTS = '**/rest/v1/posts?*'

/** From now on the server is there, but fails over posts: nothing but another attempt will find out when it is over. */
export const breakPosts = (page: Page) => page.route(POSTS, (route) => route.fulfill({ status: 500 }))

export const mendPosts = (page: Page) => page.unroute(POSTS)
