import type { Page, WebSocketRoute } from 'playwright'

/** Addresses of the parts of a server that answer over HTTP. */
const ADDRESSES = { auth: '**/auth/v1/**', data: '**/rest/v1/**', files: '**/storage/v1/**' } as const

/** Has a gateway say, of one part of the server, that nothing is behind it. @returns brings it back */
export async function takeAway(page: Page, part: keyof typeof ADDRESSES): Promise<() => Promise<void>> {
  const address = ADDRESSES[part]
  await page.route(address, (route) =>
    route.fulfill({
      status: 502,
      contentType: 'text/html',
      headers: { 'access-control-allow-origin': '*' },
      body: '<html><h1>502 Bad Gateway</h1></html>',
    }),
  )
  return () => page.unroute(address)
}

/** The live connection of a page that is loaded after this. */
export class LiveLine {
  readonly #open = new Set<WebSocketRoute>()
  #isCut = false

  static async of(page: Page): Promise<LiveLine> {
    const line = new LiveLine()
    await page.routeWebSocket(/\/realtime\/v1\//, (socket) => line.#pass(socket))
    return line
  }

  /** Ends it, and every further one at once. */
  async cut(): Promise<void> {
    this.#isCut = true
    await Promise.all([...this.#open].map((socket) => socket.close()))
    this.#open.clear()
  }

  restore(): void {
    this.#isCut = false
  }

  #pass(socket: WebSocketRoute): void {
    if (this.#isCut) return void socket.close()
    socket.connectToServer()
    this.#open.add(socket)
  }
}
