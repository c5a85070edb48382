import type { Page } from 'playwright'

const DATA_CALLS = '**/rest/v1/**'

/** What the log of the window says while the server does not answer. */
export const NO_ANSWER = [/ERR_FAILED/, /Failed to fetch/, /^No se pud/]

/** From now on the server of this window does not answer data calls. */
export const loseServer = (page: Page) => page.route(DATA_CALLS, (route) => route.abort())

export const regainServer = (page: Page) => page.unroute(DATA_CALLS)
