import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { _electron, type ElectronApplication, type Page } from 'playwright'

export const HOST = path.resolve(import.meta.dirname, '..', 'dist')
export const fixture = (name: string): string => path.resolve(import.meta.dirname, '..', 'fixtures', name)

export interface FixtureApp {
  readonly application: ElectronApplication
  readonly page: Page
  /** Everything the page wrote to its console, security complaints included. */
  readonly console: readonly string[]
  close(): Promise<void>
}

/**
 * The heading stands before the page has loaded, and only then the fixture shows its window: what a test does to the
 * window in between would be undone.
 */
const shown = (application: ElectronApplication): Promise<void> =>
  application.evaluate(({ BrowserWindow }) => {
    const only = BrowserWindow.getAllWindows()[0]
    if (!only || only.isVisible()) return Promise.resolve()
    return new Promise<void>((resolve) => void only.once('show', () => resolve()))
  })

/** Where a fixture keeps its data. */
export const userDataFolder = (): string => mkdtempSync(path.join(tmpdir(), 'host-fixture-'))

/** Opens the fixture `basic` the way end-to-end tests open the product: `_electron.launch({ args: ['.'] })`. */
export async function openFixture(userData = userDataFolder(), isShown = true): Promise<FixtureApp> {
  process.env['ELECTRON_OVERRIDE_DIST_PATH'] = HOST
  const application = await _electron.launch({
    args: ['.', `--user-data-dir=${userData}`],
    cwd: fixture('basic'),
  })
  const page = await application.firstWindow()
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  await page.getByRole('heading').waitFor()
  if (isShown) await shown(application)
  return {
    application,
    page,
    console: lines,
    async close() {
      await application.close()
      rmSync(userData, { recursive: true, maxRetries: 5 })
    },
  }
}
