import { randomUUID } from 'node:crypto'
import type { PageMessage, PreloadProcess } from '../page/messages.ts'
import {
  isolatedWorldSource,
  mainWorldSource,
  PRELOAD_WORLD,
  RECEIVE_FUNCTION,
  SEND_BINDING,
} from '../page/sources.ts'
import { browser, closeTarget, ownTarget } from './browser.ts'
import { NavigationGuard, type PausedRequest, type Send } from './navigation-guard.ts'
import { nodeCodec } from './node-codec.ts'
import type { PageOwner } from './page-owner.ts'
import { PageWindow, type Placement, type Size } from './page-window.ts'
import { registeredSchemes, toWebUrl } from './schemes.ts'

export interface PageOptions extends Size {
  readonly preload: string | undefined
  readonly preloadProcess: PreloadProcess
}

interface StartedNavigation {
  readonly frameId: string
  readonly url: string
  readonly navigationType: string
}

interface Frame {
  readonly id: string
  readonly parentId?: string
  readonly url: string
}

/** One Chromium page with the preload in an isolated world. */
export class PageSession {
  readonly targetId: string
  readonly #sessionId: string
  readonly #owner: PageOwner
  readonly #options: PageOptions
  readonly #guard: NavigationGuard
  readonly #window: PageWindow
  #preloadContext: Context | undefined
  #scripts: string[] = []

  private constructor(targetId: string, sessionId: string, owner: PageOwner, options: PageOptions) {
    this.targetId = targetId
    this.#sessionId = sessionId
    this.#owner = owner
    this.#options = options
    this.#guard = new NavigationGuard(targetId, this.send, (request) => owner.mayNavigate(request))
    this.#window = new PageWindow(targetId, () => this.#viewport())
  }

  static async open(owner: PageOwner, options: PageOptions): Promise<PageSession> {
    const { width, height } = options
    const target = { url: 'about:blank', newWindow: true, width, height }
    const { targetId } = await browser().send<{ targetId: string }>('Target.createTarget', target)
    ownTarget(targetId, owner)
    const attach = { targetId, flatten: true }
    const { sessionId } = await browser().send<{ sessionId: string }>('Target.attachToTarget', attach)
    const page = new PageSession(targetId, sessionId, owner, options)
    page.#listen()
    await page.#arm()
    await page.place({ width, height, windowState: 'normal' })
    return page
  }

  /** Resolves when the document is loaded, at once for a move within it. Rejects with Chromium's error name. */
  async navigate(url: string): Promise<void> {
    await this.#injectScripts()
    const address = toWebUrl(url)
    this.#guard.expect(address)
    const loaded = new Promise<void>((resolve) => this.#on('Page.loadEventFired', () => resolve()))
    const answer = await this.send<{ loaderId?: string; errorText?: string }>('Page.navigate', {
      url: toWebUrl(url),
    })
    if (answer.errorText) throw new Error(`${answer.errorText} loading '${url}'`)
    if (answer.loaderId) await loaded
  }

  async reload(): Promise<void> {
    await this.#injectScripts()
    await this.send('Page.reload')
  }

  place(placement: Placement): Promise<void> {
    return this.#window.place(placement)
  }

  #viewport(): Promise<Size> {
    return this.evaluate('({ width: innerWidth, height: innerHeight })', false) as Promise<Size>
  }

  close = (): Promise<void> => closeTarget(this.targetId)

  /** A serialized `HostMessage` to the preload; lost, as in Electron, while no document is there to hear it. */
  post(text: string): void {
    if (this.#preloadContext === undefined) return
    void this.send('Runtime.callFunctionOn', {
      functionDeclaration: `(text) => ${RECEIVE_FUNCTION}(text)`,
      arguments: [{ value: text }],
      uniqueContextId: this.#preloadContext.uniqueId,
    }).catch(() => undefined)
  }

  crash(): void {
    // Never answered: who would answer has gone.
    this.send('Page.crash').catch(() => undefined)
  }

  async evaluate(expression: string, userGesture: boolean): Promise<unknown> {
    const { result, exceptionDetails } = await this.send<{
      result: { value: unknown }
      exceptionDetails?: ExceptionDetails
    }>('Runtime.evaluate', { expression, userGesture, awaitPromise: true, returnByValue: true })
    if (exceptionDetails) throw new Error(describe(exceptionDetails))
    return result.value
  }

  readonly send: Send = (method, params) => browser().send(method, params, this.#sessionId)

  #on<Params>(method: string, listener: (params: Params) => void): void {
    browser().on(method, listener, this.#sessionId)
  }

  #listen(): void {
    const owner = this.#owner
    const guard = this.#guard
    this.#on('Page.frameRequestedNavigation', guard.requested)
    this.#on<PausedRequest>('Fetch.requestPaused', (paused) => void guard.decide(paused))
    this.#on<{ context: Context }>('Runtime.executionContextCreated', ({ context }) =>
      this.#contextCreated(context),
    )
    this.#on<{ name: string; payload: string }>('Runtime.bindingCalled', ({ name, payload }) => {
      if (name === SEND_BINDING) owner.message(nodeCodec.deserialize(payload) as PageMessage)
    })
    this.#on<StartedNavigation>('Page.frameStartedNavigating', (started) => {
      const { frameId, url, navigationType } = started
      guard.started(started)
      owner.navigating(url, frameId === this.targetId, navigationType.endsWith('sameDocument'))
    })
    this.#on<{ frame: Frame }>('Page.frameNavigated', ({ frame }) => {
      if (!frame.parentId) owner.navigated(frame.url, false)
    })
    this.#on<{ frameId: string; url: string }>('Page.navigatedWithinDocument', ({ frameId, url }) => {
      if (frameId === this.targetId) owner.navigated(url, true)
    })
    this.#on<{ exceptionDetails: ExceptionDetails }>('Runtime.exceptionThrown', ({ exceptionDetails }) => {
      // Pages tell about their own; the preload's would go unseen.
      if (exceptionDetails.executionContextId !== this.#preloadContext?.id) return
      console.error('chromium-host: error in the preload:', describe(exceptionDetails))
      owner.preloadFailed(new Error(describe(exceptionDetails)))
    })
    this.#on('Page.domContentEventFired', () => owner.domReady())
    this.#on('Page.loadEventFired', () => owner.loaded())
    this.#on('Inspector.targetCrashed', () => owner.crashed())
    this.#on<{ url: string; windowName: string; windowFeatures: string[] }>('Page.windowOpen', (opened) =>
      owner.windowOpen({
        url: opened.url,
        frameName: opened.windowName,
        features: opened.windowFeatures.join(),
      }),
    )
  }

  #contextCreated(context: Context): void {
    if (context.name !== PRELOAD_WORLD || context.auxData.frameId !== this.targetId) return
    this.#preloadContext = context
    this.#owner.preloaded()
  }

  async #arm(): Promise<void> {
    await Promise.all([
      this.send('Page.enable'),
      this.send('Runtime.enable'),
      this.send('Inspector.enable'),
      this.send('Fetch.enable', { patterns: NavigationGuard.patterns }),
      this.send('Runtime.addBinding', { name: SEND_BINDING, executionContextName: PRELOAD_WORLD }),
    ])
  }

  /** Anew for each load, so a rebuilt preload is picked up. */
  async #injectScripts(): Promise<void> {
    const old = this.#scripts.map((identifier) =>
      this.send('Page.removeScriptToEvaluateOnNewDocument', { identifier }),
    )
    const token = randomUUID()
    const { preload, preloadProcess } = this.#options
    const scripts = [
      { source: mainWorldSource(token, registeredSchemes()) },
      { source: isolatedWorldSource(token, preload, preloadProcess), worldName: PRELOAD_WORLD },
    ]
    const added = scripts.map((script) =>
      this.send<{ identifier: string }>('Page.addScriptToEvaluateOnNewDocument', script),
    )
    this.#scripts = (await Promise.all(added)).map(({ identifier }) => identifier)
    await Promise.all(old)
  }
}

interface ExceptionDetails {
  readonly text: string
  readonly executionContextId?: number
  readonly exception?: { readonly description?: string }
}

const describe = ({ exception, text }: ExceptionDetails) => exception?.description ?? text

interface Context {
  readonly id: number
  readonly name: string
  readonly uniqueId: string
  readonly auxData: { readonly frameId: string }
}
