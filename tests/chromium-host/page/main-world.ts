import type { PageState, PermissionAnswer } from './messages.ts'
import type { WorldPort, Wrapped } from './world-port.ts'

/** What the page itself meets. Its source goes into pages, so it uses nothing from outside itself. */
export class MainWorld {
  readonly #port: WorldPort

  constructor(port: WorldPort) {
    this.#port = port
  }

  /** APIs of the preload, frozen as in Electron. */
  acceptApis(): void {
    this.#port.on('expose', ({ key, api }: { key: string; api: Wrapped }) => {
      Object.defineProperty(window, key, { value: this.#freeze(this.#port.unwrap(api)), enumerable: true })
    })
  }

  #freeze(value: unknown, seen = new Set<unknown>()): unknown {
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value) || seen.has(value))
      return value
    seen.add(value)
    for (const item of Object.values(value)) this.#freeze(item, seen)
    return Object.freeze(value)
  }

  /** `window.open` and links to new windows ask the main process. */
  controlNewWindows(): void {
    const ask = (url: string, frameName: string, features: string) => {
      this.#port.post('open', { url: new URL(url, location.href).href, frameName, features })
      return null
    }
    window.open = (url = 'about:blank', target = '', features = '') => ask(String(url), target, features)
    window.addEventListener('click', (event) => {
      const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement)
      if (link?.target !== '_blank' || !link.href || event.defaultPrevented) return
      event.preventDefault()
      ask(link.href, '_blank', '')
    })
  }

  /** Chromium refuses unknown schemes in the renderer, before the host could answer for them. */
  mapSchemes(schemes: readonly string[]): void {
    const own = new RegExp(`^(${schemes.join('|')})://([^/?#]*)`, 'i')
    const toWeb = (url: string | URL) =>
      String(url).replace(own, (_, scheme: string, name: string) => `https://${name}.${scheme}.invalid`)
    const { fetch: realFetch } = window
    window.fetch = (input, init) => realFetch(input instanceof Request ? input : toWeb(input), init)
    // Frames are given theirs by React, as an attribute.
    const { setAttribute } = HTMLIFrameElement.prototype
    HTMLIFrameElement.prototype.setAttribute = function (name: string, value: string) {
      setAttribute.call(this, name, name.toLowerCase() === 'src' ? toWeb(value) : value)
    }
    const realOpen = XMLHttpRequest.prototype.open
    XMLHttpRequest.prototype.open = function (method: string, url: string | URL, async: boolean = true) {
      realOpen.call(this, method, toWeb(url), async)
    }
  }

  /** Full screen is a permission in Electron. */
  askForFullScreen(): void {
    const port = this.#port
    const waiting = new Map<number, (isGranted: boolean) => void>()
    port.on('permission-answer', ({ id, isGranted }: PermissionAnswer) => waiting.get(id)?.(isGranted))
    const { requestFullscreen } = Element.prototype
    Element.prototype.requestFullscreen = async function (options) {
      const id = waiting.size
      const answer = new Promise<boolean>((resolve) => waiting.set(id, resolve))
      port.post('permission', { id, permission: 'fullscreen' })
      if (!(await answer)) throw new TypeError('Permissions check failed')
      return requestFullscreen.call(this, options)
    }
  }

  /** What https has and the scheme that it stands for has not. */
  refuseOfHttps(): void {
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined })
    const refuse = () =>
      Promise.reject(
        new TypeError(
          'Failed to register a ServiceWorker: The URL protocol of the current origin is not supported.',
        ),
      )
    Object.defineProperty(ServiceWorkerContainer.prototype, 'register', { value: refuse })
  }

  /** What waits for a frame waits on while there is none. @returns lets go what has waited */
  #holdFrames(draws: () => boolean): () => void {
    const { requestAnimationFrame: request, cancelAnimationFrame: cancel } = window
    const held = new Map<number, FrameRequestCallback>()
    let lastHeld = 0
    window.requestAnimationFrame = (callback) => {
      if (draws()) return request(callback)
      // The browser's own are above zero.
      held.set(--lastHeld, callback)
      return lastHeld
    }
    window.cancelAnimationFrame = (id) => {
      if (!held.delete(id)) cancel(id)
    }
    return () => {
      held.forEach((callback) => request(callback))
      held.clear()
    }
  }

  /** Visibility and focus as the main process tracks them. */
  followWindow(): void {
    let state: PageState = { visible: true, draws: true, focused: true }
    const releaseFrames = this.#holdFrames(() => state.draws)
    const redefine = (name: string, descriptor: PropertyDescriptor) =>
      Object.defineProperty(document, name, { configurable: true, ...descriptor })
    redefine('visibilityState', { get: () => (state.visible ? 'visible' : 'hidden') })
    redefine('hidden', { get: () => !state.visible })
    redefine('hasFocus', { value: () => state.focused })
    this.#port.on('window-state', (next: PageState) => {
      const before = state
      state = next
      if (next.draws) releaseFrames()
      if (before.visible !== next.visible)
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
      if (before.focused !== next.focused) window.dispatchEvent(new Event(next.focused ? 'focus' : 'blur'))
    })
  }
}
