import { setTimeout as wait } from 'node:timers/promises'
import { serveProtocol, type PausedRequest, type Send } from './protocol-server.ts'
import { toAppUrl, WEB_PATTERN } from './schemes.ts'

export interface NavigationRequest {
  readonly url: string
  readonly isMainFrame: boolean
}

/** Time for a page's announcement, which comes by another way than the request itself, to arrive after it. */
const ANNOUNCEMENT_MS = 50

/**
 * Lets the main process refuse navigations that the page asked for (`will-navigate`, `will-frame-navigate`); those that
 * the host or a debugger asked for pass, as in Electron. Requests to the app's own schemes then go to their handler.
 */
export class NavigationGuard {
  static readonly patterns = [{ urlPattern: WEB_PATTERN }, { urlPattern: '*', resourceType: 'Document' }]

  readonly #mainFrame: string
  readonly #send: Send
  readonly #mayNavigate: (request: NavigationRequest) => boolean
  readonly #asked = new Map<string, string>()
  readonly #expected = new Set<string>()

  constructor(mainFrame: string, send: Send, mayNavigate: (request: NavigationRequest) => boolean) {
    this.#mainFrame = mainFrame
    this.#send = send
    this.#mayNavigate = mayNavigate
  }

  /** The host itself is about to load this address. */
  expect(url: string): void {
    this.#expected.add(url.replace(/#.*$/s, ''))
  }

  /** `Page.frameRequestedNavigation`: a document wants to go somewhere. */
  requested = ({ frameId, url }: { frameId: string; url: string }): void => {
    this.#asked.set(frameId, url)
  }

  /** `Fetch.requestPaused` */
  decide = async (paused: PausedRequest): Promise<void> => {
    const { requestId, frameId, resourceType, request } = paused
    if (resourceType === 'Document' && (await this.#refused(frameId, request.url)))
      await this.#send('Fetch.failRequest', { requestId, errorReason: 'Aborted' }).catch(() => undefined)
    else if (/^https:\/\/[^/?#]*\.invalid(?=[/?#]|$)/.test(request.url))
      await serveProtocol(this.#send, paused)
    else await this.#send('Fetch.continueRequest', { requestId }).catch(() => undefined)
  }

  async #refused(frameId: string, url: string): Promise<boolean> {
    if (this.#expected.delete(url)) return false
    if (!this.#asked.has(frameId)) await wait(ANNOUNCEMENT_MS)
    const asked = this.#asked.get(frameId)
    this.#asked.delete(frameId)
    if (asked !== url) return false
    return !this.#mayNavigate({ url: toAppUrl(url), isMainFrame: frameId === this.#mainFrame })
  }
}
