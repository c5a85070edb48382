import { EventEmitter } from 'node:events'
import type { App, Session } from 'electron'
import { beforeEach, expect, it, vi } from 'vitest'
import { guardContents, guardSession } from './guard-contents.ts'

vi.mock('electron', () => ({ shell: {} }))

const ORIGIN = 'app://bundle'
const session = {
  setPermissionRequestHandler: vi.fn<Session['setPermissionRequestHandler']>(),
  setPermissionCheckHandler: vi.fn<Session['setPermissionCheckHandler']>(),
  on: vi.fn(),
}

beforeEach(() => {
  vi.clearAllMocks()
  guardSession(session as unknown as Session, ORIGIN)
})

type Permission = Parameters<NonNullable<Parameters<Session['setPermissionCheckHandler']>[0]>>[1]

/** What both handlers say to somebody who asks from an address, in a window that shows our page. */
function answers(permission: Permission, asking: string) {
  const contents = { getURL: () => `${ORIGIN}/` } as Electron.WebContents
  const [request] = session.setPermissionRequestHandler.mock.lastCall ?? []
  const [check] = session.setPermissionCheckHandler.mock.lastCall ?? []
  const asked = vi.fn()
  const details = { requestingUrl: asking, isMainFrame: true }
  // The two name almost the same permissions.
  request?.(contents, permission, asked, details)
  return [asked.mock.lastCall?.[0], check?.(null, permission, asking, details)]
}

it.each<Permission>(['clipboard-sanitized-write', 'fullscreen', 'loopback-network', 'local-network'])(
  'grants our page %s',
  (permission) => {
    expect(answers(permission, `${ORIGIN}/`)).toEqual([true, true])
  },
)

it.each<Permission>(['geolocation', 'media', 'notifications', 'clipboard-read', 'usb'])(
  'denies our page %s',
  (permission) => {
    expect(answers(permission, `${ORIGIN}/`)).toEqual([false, false])
  },
)

it.each(['https://frame.test/', 'app://other/', 'app://reader/', 'about:blank', ''])(
  'denies everything to what asks from %s in our window',
  (asking) => {
    expect(answers('clipboard-sanitized-write', asking)).toEqual([false, false])
  },
)

it.each([
  ['https://frame.test/', 1],
  ['app://bundle/', 1],
  ['about:blank', 1],
  ['app://reader/../bundle/', 1],
  ['app://reader/', 0],
])('a frame that goes to %s is stopped %i times', (url, times) => {
  const app = new EventEmitter()
  const contents = Object.assign(new EventEmitter(), { setWindowOpenHandler: vi.fn() })
  guardContents(app as unknown as App, ORIGIN, { warn: vi.fn(), error: vi.fn() })
  app.emit('web-contents-created', {}, contents)
  const event = { url, isMainFrame: false, preventDefault: vi.fn() }
  contents.emit('will-frame-navigate', event)
  expect(event.preventDefault).toHaveBeenCalledTimes(times)
})

/**
 * Electron emits `will-frame-navigate` for every frame and then, for the main frame, `will-navigate`; both only for navigations
 * that the page started, and each can cancel (96f3996d: shell/browser/electron_navigation_throttle.cc:55-63). A redirect emits
 * neither (:66-86), but our protocol, the only source of pages, redirects nowhere.
 */
it.each([
  ['app://bundle/', 0],
  ['app://bundle/#/dashboard/home', 0],
  ['app://bundle/dashboard/home', 1],
  ['app://bundle.evil.test/', 1],
  ['app://reader/', 1],
  ['https://evil.test/', 1],
  ['file:///etc/passwd', 1],
  ['data:text/html,x', 1],
])('the page that goes to %s is stopped %i times', (url, times) => {
  const app = new EventEmitter()
  const contents = Object.assign(new EventEmitter(), { setWindowOpenHandler: vi.fn() })
  guardContents(app as unknown as App, ORIGIN, { warn: vi.fn(), error: vi.fn() })
  app.emit('web-contents-created', {}, contents)
  const event = { url, isMainFrame: true, preventDefault: vi.fn() }
  contents.emit('will-frame-navigate', event)
  if (event.preventDefault.mock.calls.length === 0) contents.emit('will-navigate', event)
  expect(event.preventDefault).toHaveBeenCalledTimes(times)
})

it('lets no page embed another program’s page, open a window or download past the bridge', () => {
  const app = new EventEmitter()
  const log = { warn: vi.fn(), error: vi.fn() }
  guardContents(app as unknown as App, ORIGIN, log)
  const setWindowOpenHandler = vi.fn<Electron.WebContents['setWindowOpenHandler']>()
  const contents = Object.assign(new EventEmitter(), { setWindowOpenHandler })
  app.emit('web-contents-created', {}, contents)
  const refused = { preventDefault: vi.fn() }
  contents.emit('will-attach-webview', refused)
  const [, download] = session.on.mock.calls.find(([name]) => name === 'will-download') ?? []
  download?.(refused)
  expect(refused.preventDefault).toHaveBeenCalledTimes(2)
  const [open] = setWindowOpenHandler.mock.lastCall ?? []
  expect(open?.({ url: 'file:///etc/passwd' } as Electron.HandlerDetails)).toEqual({ action: 'deny' })
})
