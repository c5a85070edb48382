import type { PageOptions } from '../runtime/page-session.ts'

/** The part of Electron's BrowserWindow options that the host understands; others are ignored. */
export interface WindowOptions {
  readonly x?: number
  readonly y?: number
  readonly width?: number
  readonly height?: number
  readonly show?: boolean
  readonly title?: string
  readonly webPreferences?: {
    readonly preload?: string
    readonly additionalArguments?: readonly string[]
    readonly backgroundThrottling?: boolean
  }
}

export function pageOptions({ width = 800, height = 600, webPreferences = {} }: WindowOptions): PageOptions {
  const argv = [process.argv[0] ?? '', '--type=renderer', ...(webPreferences.additionalArguments ?? [])]
  const { platform, arch, versions } = process
  return {
    width,
    height,
    preload: webPreferences.preload,
    preloadProcess: { platform, arch, argv, versions },
  }
}
