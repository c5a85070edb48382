import { toAppUrl } from './schemes.ts'

export interface PausedRequest {
  readonly requestId: string
  readonly frameId: string
  readonly resourceType: string
  /** The request whose answer led here. */
  readonly redirectedRequestId?: string
  readonly request: { readonly url: string }
}

export type Send = <Result>(method: string, params?: object) => Promise<Result>

export interface NavigationRequest {
  readonly url: string
  readonly isMainFrame: boolean
}

interface StartedNavigation {
  readonly frameId: string
  readonly navigationType: string
}

/** Browsers ask for one, Electron does not. */
const FAVICON = 'https://*.invalid/favicon.ico'

/**
 * Lets the main process refuse navigations that the page asked for (`will-navigate`, `will-frame-navigate`); those that
 * the host asked for pass, as do reloads and redirects.
 */
export class NavigationGuard {
  static readonly patterns = [{ urlPattern: FAVICON }, { urlPattern: '*', resourceType: 'Document' }]

  readonly #mainFrame: string
  readonly #send: Send
  readonly #mayNavigate: (request: NavigationRequest) => boolean
  readonly #asked = new Map<string, string>()
  readonly #expected = new Set<string>()
  /** Frames whose navigation under way is one to another document. */
  readonly #leaving = new Set<string>()
  readonly #waiting = new Map<string, () => void>()

  constructor(mainFrame: string, send: Send, mayNavigate: (request: NavigationRequest) => boolean) {
    this.#mainFrame = mainFrame
    this.#send = send
    this.#mayNavigate = mayNavigate
  }

  /** The host itself is about to load this address. */
  expect(url: string): void {
    this.#expected.add(withoutFragment(url))
  }

  /** `Page.frameRequestedNavigation`: a document wants to go somewhere. */
  requested = ({ frameId, url }: { frameId: string; url: string }): void => {
    this.#asked.set(frameId, url)
    this.#waiting.get(frameId)?.()
  }

  /** `Page.frameStartedNavigating`, which the browser says before it pauses the request. */
  started = ({ frameId, navigationType }: StartedNavigation): void => {
    if (navigationType === 'differentDocument') this.#leaving.add(frameId)
    else this.#leaving.delete(frameId)
  }

  /** `Fetch.requestPaused` */
  decide = async (paused: PausedRequest): Promise<void> => {
    const { requestId, resourceType } = paused
    const isRefused = resourceType !== 'Document' || (await this.#refused(paused))
    const answer = isRefused ? { requestId, errorReason: 'Aborted' } : { requestId }
    await this.#send(isRefused ? 'Fetch.failRequest' : 'Fetch.continueRequest', answer).catch(() => undefined)
  }

  async #refused({ frameId, request, redirectedRequestId }: PausedRequest): Promise<boolean> {
    if (this.#expected.delete(request.url)) return false
    const mustBeAsked = this.#leaving.delete(frameId) && !redirectedRequestId
    const asked = mustBeAsked ? await this.#announced(frameId, request.url) : this.#take(frameId, request.url)
    if (asked === undefined) return false
    return !this.#mayNavigate({ url: toAppUrl(asked), isMainFrame: frameId === this.#mainFrame })
  }

  /** The announcement comes from the page's process and the request from the browser's: either may be first. */
  async #announced(frameId: string, url: string): Promise<string> {
    for (;;) {
      const asked = this.#take(frameId, url)
      if (asked !== undefined) return asked
      await new Promise<void>((resolve) => this.#waiting.set(frameId, resolve))
    }
  }

  /** The whole address, of which a request shows no fragment. */
  #take(frameId: string, url: string): string | undefined {
    const asked = this.#asked.get(frameId)
    if (asked === undefined || withoutFragment(asked) !== url) return undefined
    this.#asked.delete(frameId)
    return asked
  }
}

const withoutFragment = (url: string) => url.replace(/#.*$/s, '')
