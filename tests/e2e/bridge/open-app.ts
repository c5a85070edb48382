import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { _electron, type ElectronApplication, type Page } from 'playwright'
import type { DesktopBridge } from '#shared/bridge.ts'

declare global {
  interface Window {
    readonly cosmia: DesktopBridge
  }
}

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** A server that nobody runs: these tests are about the window, not about what it shows. */
export const SERVER = { url: 'http://127.0.0.1:9', publishableKey: 'sb_publishable_nobody' }

export interface OpenedApp {
  readonly app: ElectronApplication
  readonly page: Page
  readonly userData: string
  close(): Promise<void>
}

/** Opens the built app with a profile of its own. */
export async function openApp(): Promise<OpenedApp> {
  const userData = mkdtempSync(path.join(tmpdir(), 'cosmia-bridge-'))
  const app = await _electron.launch({ ...launchOptions(userData), timeout: 30_000 })
  const page = await app.firstWindow()
  await page.waitForFunction(() => 'cosmia' in window && document.readyState === 'complete')
  const close = async () => {
    await app.close()
    rmSync(userData, { recursive: true, force: true, maxRetries: 5 })
  }
  return { app, page, userData, close }
}

/** Starts the app once more with the same profile, as the system does for a link; resolves when that start has ended. */
export async function startAgain(userData: string, link: string): Promise<void> {
  const { args, ...options } = launchOptions(userData)
  // Outside Electron the package `electron` is the path of its binary.
  const binary = createRequire(import.meta.url)('electron') as string
  await promisify(execFile)(binary, ['--no-sandbox', ...args, link], { ...options, timeout: 20_000 })
}

function launchOptions(userData: string) {
  const { ELECTRON_RENDERER_URL: _development, ...inherited } = process.env
  const env = { ...inherited, COSMIA_SUPABASE_URL: SERVER.url, COSMIA_SUPABASE_KEY: SERVER.publishableKey }
  return { args: ['.', `--user-data-dir=${userData}`], cwd: root, env: env as Record<string, string> }
}
