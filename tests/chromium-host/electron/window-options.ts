import type { PageOptions } from '../runtime/page-session.ts'

/** The preferences that the host knows; their types hold the walls up. */
interface WebPreferences {
  readonly preload?: string
  readonly additionalArguments?: readonly string[]
  readonly backgroundThrottling?: boolean
  readonly spellcheck?: boolean
  readonly sandbox?: boolean
  readonly contextIsolation?: boolean
  readonly webSecurity?: boolean
  readonly nodeIntegration?: boolean
  readonly webviewTag?: boolean
}

const KNOWN = {
  ...{ preload: null, additionalArguments: null, backgroundThrottling: null, spellcheck: null },
  // The only value that a page of others' texts may have.
  ...{ sandbox: true, contextIsolation: true, webSecurity: true, nodeIntegration: false, webviewTag: false },
} as const satisfies Record<keyof WebPreferences, boolean | null>

/** The part of Electron's BrowserWindow options that the host understands; others are ignored. */
export interface WindowOptions {
  readonly x?: number
  readonly y?: number
  readonly width?: number
  readonly height?: number
  readonly show?: boolean
  readonly webPreferences?: WebPreferences
}

export function pageOptions({ width = 800, height = 600, webPreferences = {} }: WindowOptions): PageOptions {
  refuseUnsafe(webPreferences)
  const argv = [process.argv[0] ?? '', '--type=renderer', ...(webPreferences.additionalArguments ?? [])]
  const { platform, arch, versions } = process
  return {
    width,
    height,
    preload: webPreferences.preload,
    preloadProcess: { platform, arch, argv, versions },
  }
}

/** The host would show nothing of a wall that has come down, nor of a preference that it does not know. */
function refuseUnsafe(preferences: WebPreferences): void {
  for (const [name, value] of Object.entries(preferences)) {
    const demanded = Object.hasOwn(KNOWN, name) ? KNOWN[name as keyof WebPreferences] : undefined
    if (demanded === undefined) throw new Error(`chromium-host: unknown web preference ${name}`)
    if (demanded !== null && value !== demanded) throw new Error(`chromium-host: ${name} must be ${demanded}`)
  }
}
