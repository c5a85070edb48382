const DEFAULTS: Readonly<Record<string, string>> = {
  'disable-background-networking': '',
  'disable-backgrounding-occluded-windows': '',
  'disable-breakpad': '',
  'disable-component-update': '',
  'disable-default-apps': '',
  'disable-dev-shm-usage': '',
  'disable-extensions': '',
  'disable-gpu': '',
  'disable-infobars': '',
  'disable-popup-blocking': '',
  'disable-quic': '',
  'disable-renderer-backgrounding': '',
  'disable-search-engine-choice-screen': '',
  'disable-session-crashed-bubble': '',
  'disable-sync': '',
  'hide-crash-restore-bubble': '',
  'no-default-browser-check': '',
  'no-first-run': '',
  'no-startup-window': '',
  'password-store': 'basic',
  'remote-debugging-pipe': '',
  // The page's stand-in address counts as public; Electron has no such check for the app's own pages.
  // Each popup of the address bar, which no window of an app shows, would cost a start a second of work.
  'disable-features':
    'HttpsUpgrades,LocalNetworkAccessChecks,MediaRouter,PaintHolding,Translate,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,WebUIOmniboxPopup',
}

/** Meant for Node or for the host, not for Chromium. */
const NOT_FOR_CHROMIUM = /^(inspect|inspect-brk|require|user-data-dir)$/
const LISTS = new Set(['disable-features', 'enable-features'])

export interface Appearance {
  readonly headed: boolean
  readonly root: boolean
}

/**
 * Chromium's command line.
 * @param asked switches of the host's own command line and of `app.commandLine`
 */
export function chromiumSwitches(
  profile: string,
  asked: ReadonlyMap<string, string>,
  look: Appearance,
): string[] {
  const all = new Map(Object.entries(DEFAULTS))
  if (!look.headed) all.set('headless', 'new')
  if (look.root) all.set('no-sandbox', '')
  for (const [name, value] of asked) {
    if (NOT_FOR_CHROMIUM.test(name)) continue
    const before = all.get(name)
    all.set(name, LISTS.has(name) && before ? `${before},${value}` : value)
  }
  all.set('user-data-dir', profile)
  return [...all].map(([name, value]) => (value === '' ? `--${name}` : `--${name}=${value}`))
}
