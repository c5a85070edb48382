import { EventEmitter } from 'node:events'
import type { HostMessage, OpenDetails, PageMessage, PermissionQuestion } from '../page/messages.ts'
import type { NavigationRequest } from '../runtime/navigation-guard.ts'
import { nodeCodec } from '../runtime/node-codec.ts'
import type { PageOwner } from '../runtime/page-owner.ts'
import { PageSession, type PageOptions } from '../runtime/page-session.ts'
import { demandPrivileges, toAppUrl } from '../runtime/schemes.ts'
import type { ContentsOwner } from './contents-owner.ts'
import { takeNativeSide } from './destroyed.ts'
import { HostEvent } from './host-event.ts'
import { ipcMain } from './ipc-main.ts'
import { isGranted, settlePermissions } from './permissions.ts'
import { session } from './session.ts'
import { WebFrameMain } from './web-frame-main.ts'

type OpenHandler = (details: OpenDetails & { disposition: string }) => { action: string }

/** What the host calls of contents that are gone: something of the page may still be under way. */
const HOSTS_OWN = [
  ...[
    'isDestroyed',
    'isTargetOf',
    'markDestroyed',
    'withPage',
    'post',
    'message',
    'windowOpen',
    'mayNavigate',
  ],
  ...[
    'preloaded',
    'preloadFailed',
    'navigating',
    'navigated',
    'domReady',
    'loaded',
    'titled',
    'crashed',
    'gone',
  ],
]

export class WebContents extends EventEmitter implements PageOwner {
  readonly id: number
  readonly session = session.defaultSession
  readonly mainFrame = new WebFrameMain()
  readonly #owner: ContentsOwner
  readonly #options: PageOptions
  #page: Promise<PageSession>
  #targetId: string | undefined
  #openHandler: OpenHandler | undefined
  #destroyed = false
  #crashed = false
  #title = ''
  #zoomLevel = 0

  constructor(id: number, owner: ContentsOwner, options: PageOptions) {
    super()
    this.id = id
    this.#owner = owner
    this.#options = options
    this.#page = this.#open()
  }

  async #open(): Promise<PageSession> {
    const page = await PageSession.open(this, this.#options)
    this.#targetId = page.targetId
    return page
  }

  /** A new page on the same address, for a window that lives on after its browser window was closed. */
  reopen(): void {
    this.#page = this.#open()
    this.withPage((page) => page.navigate(this.mainFrame.url))
  }

  /** Another page in the place of one whose process has ended: Chromium does not answer for that one any more. */
  #replace(): void {
    const old = this.#page
    this.#crashed = false
    this.reopen()
    this.withPage(async () => (await old).close())
  }

  /** Runs something on the page; what fails because the page has gone is no error. */
  withPage(use: (page: PageSession) => unknown): void {
    this.#page.then(use).catch((error: unknown) => {
      if (!this.#destroyed) console.error('chromium-host:', error)
    })
  }

  async loadURL(url: string): Promise<void> {
    demandPrivileges(url)
    try {
      await (await this.#page).navigate(url)
    } catch (error) {
      this.emit('did-fail-load', new HostEvent(), -2, String(error), url, true)
      throw error
    }
  }

  reload(): void {
    if (this.#crashed) return this.#replace()
    this.withPage((page) => page.reload())
  }

  forcefullyCrashRenderer(): void {
    this.withPage((page) => page.crash())
  }

  async executeJavaScript(code: string, userGesture = false): Promise<unknown> {
    return (await this.#page).evaluate(code, userGesture)
  }

  post(message: HostMessage): void {
    // Here and now: a later change of the value must not travel, and what cannot be cloned throws at the caller.
    const text = nodeCodec.serialize(message)
    this.withPage((page) => page.post(text))
  }

  send(channel: string, ...args: unknown[]): void {
    this.post({ type: 'event', channel, args })
  }

  getURL(): string {
    return this.mainFrame.url
  }

  /** Kept, not drawn. */
  setZoomLevel(level: number): void {
    this.#zoomLevel = level
  }

  getZoomLevel(): number {
    return this.#zoomLevel
  }

  isDestroyed(): boolean {
    return this.#destroyed
  }

  isTargetOf(targetId: string): boolean {
    return this.#targetId === targetId
  }

  isFocused(): boolean {
    return this.#owner.isFocused()
  }

  setWindowOpenHandler(handler: OpenHandler): void {
    this.#openHandler = handler
  }

  close(): void {
    this.#owner.destroy()
  }

  markDestroyed(): void {
    this.#destroyed = true
    this.withPage((page) => page.close())
    takeNativeSide(this, HOSTS_OWN)
    this.emit('destroyed')
  }

  message(message: PageMessage): void {
    this.mainFrame.url = toAppUrl(message.url)
    if (message.type === 'open') this.windowOpen(message.details)
    else if (message.type === 'permission') void this.#answer(message.question)
    else void ipcMain.receive(this, message)
  }

  async #answer({ id, permission }: PermissionQuestion): Promise<void> {
    this.post({ type: 'permission', answer: { id, isGranted: await isGranted(this, permission) } })
  }

  preloaded(): void {
    this.#owner.syncPage()
  }

  preloadFailed(error: Error): void {
    this.emit('preload-error', new HostEvent(), this.#options.preload, error)
  }

  navigating(url: string, isMainFrame: boolean, isSameDocument: boolean): void {
    const details = { url: toAppUrl(url), isMainFrame, isSameDocument }
    this.emit(
      'did-start-navigation',
      Object.assign(new HostEvent(), details),
      details.url,
      isSameDocument,
      isMainFrame,
    )
  }

  navigated(url: string, inPage: boolean): void {
    this.mainFrame.url = toAppUrl(url)
    if (!inPage) this.withPage(() => settlePermissions(this))
    if (inPage) this.emit('did-navigate-in-page', new HostEvent(), this.mainFrame.url, true)
    else this.emit('did-navigate', new HostEvent(), this.mainFrame.url, 200, 'OK')
  }

  domReady(): void {
    this.emit('dom-ready', new HostEvent())
  }

  loaded(): void {
    this.emit('did-finish-load', new HostEvent())
    this.#owner.pageLoaded()
  }

  titled(title: string): void {
    if (title === this.#title) return
    this.#title = title
    this.#owner.pageTitled(title)
  }

  crashed(): void {
    this.#crashed = true
    this.emit('render-process-gone', new HostEvent(), { reason: 'crashed', exitCode: 1 })
  }

  gone(): void {
    this.#owner.pageGone()
  }

  mayNavigate({ url, isMainFrame }: NavigationRequest): boolean {
    const event = Object.assign(new HostEvent(), {
      url,
      isMainFrame,
      isSameDocument: false,
      frame: this.mainFrame,
    })
    this.emit('will-frame-navigate', event)
    if (isMainFrame) this.emit('will-navigate', event, url)
    return !event.defaultPrevented
  }

  windowOpen(details: OpenDetails): void {
    const answer = this.#openHandler?.({
      ...details,
      url: toAppUrl(details.url),
      disposition: 'foreground-tab',
    })
    if (answer?.action !== 'deny')
      console.error('chromium-host: child windows are not supported, denied', details.url)
  }

  focus(): void {
    this.#owner.focus()
  }
}
