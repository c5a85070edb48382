import type { WorldPort, Wrapped } from './world-port.ts'

export interface WindowState {
  readonly visible: boolean
  readonly focused: boolean
}

/**
 * What the page itself meets: the exposed APIs, `window.open` under the main process's control, addresses of the app's
 * own schemes, and visibility and focus as the main process tracks them. Injected as source: nothing from outside.
 */
export function installMainWorld(port: WorldPort, schemes: readonly string[]): void {
  const freeze = (value: unknown, seen = new Set<unknown>()): unknown => {
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value) || seen.has(value))
      return value
    seen.add(value)
    for (const item of Object.values(value)) freeze(item, seen)
    return Object.freeze(value)
  }
  port.on('expose', ({ key, api }: { key: string; api: Wrapped }) => {
    Object.defineProperty(window, key, { value: freeze(port.unwrap(api)), enumerable: true })
  })

  function controlNewWindows() {
    const ask = (url: string, frameName: string, features: string) => {
      port.post('open', { url: new URL(url, location.href).href, frameName, features })
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

  // Chromium refuses unknown schemes in the renderer, before the host could answer for them.
  function mapOwnSchemes() {
    const own = new RegExp(`^(${schemes.join('|')})://([^/?#]*)`, 'i')
    const web = (url: string) =>
      url.replace(own, (_, scheme: string, name: string) => `https://${name}.${scheme}.invalid`)
    const realFetch = window.fetch
    window.fetch = (input, init) =>
      realFetch(typeof input === 'string' || input instanceof URL ? web(String(input)) : input, init)
    const realOpen = XMLHttpRequest.prototype.open as (this: XMLHttpRequest, ...args: unknown[]) => void
    XMLHttpRequest.prototype.open = function (
      this: XMLHttpRequest,
      method: string,
      url: string | URL,
      ...rest: unknown[]
    ) {
      realOpen.call(this, method, web(String(url)), ...(rest.length ? rest : [true]))
    }
  }

  function followWindowState() {
    let state: WindowState = { visible: true, focused: true }
    const redefine = (name: string, descriptor: PropertyDescriptor) =>
      Object.defineProperty(document, name, { configurable: true, ...descriptor })
    redefine('visibilityState', { get: () => (state.visible ? 'visible' : 'hidden') })
    redefine('hidden', { get: () => !state.visible })
    redefine('hasFocus', { value: () => state.focused })
    port.on('window-state', (next: WindowState) => {
      const before = state
      state = next
      if (before.visible !== next.visible)
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
      if (before.focused !== next.focused) window.dispatchEvent(new Event(next.focused ? 'focus' : 'blur'))
    })
  }

  controlNewWindows()
  if (schemes.length) mapOwnSchemes()
  followWindowState()
}
