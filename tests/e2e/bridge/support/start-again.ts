import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import type { DesktopApp } from '../../fixtures/desktop-app.ts'

/** Starts the app once more with the same profile, as the system does for a link; resolves when that start has ended. */
export async function startAgain({ commandLine }: DesktopApp, link: string): Promise<void> {
  const { args, ...options } = commandLine
  // Outside Electron the package `electron` is the path of its binary.
  const binary = createRequire(import.meta.url)('electron') as string
  await promisify(execFile)(binary, ['--no-sandbox', ...args, link], { ...options, timeout: 20_000 })
}
