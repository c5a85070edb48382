import path from 'node:path'
import { defineConfig } from 'playwright/test'
import { runtime } from './e2e/fixtures/runtime.ts'
import { FURTHER_STAGES, FURTHER_TAG } from './further-stages.ts'

const results = path.join(import.meta.dirname, '..', 'test-results')
const folderOf = (stage: 'again' | 'gallery') => path.join(import.meta.dirname, '..', FURTHER_STAGES[stage])
const further = new RegExp(`${FURTHER_TAG}|${path.basename(FURTHER_STAGES.again)}[\\\\/]`)
/** What members do first and most, which the stage `hosted` does on a server that somebody has. */
const MAIN_PATHS = [
  '**/e2e/journey/*.spec.ts',
  '**/e2e/auth/{auth,second-step}.spec.ts',
  '**/e2e/profile/friendship.spec.ts',
]
// A listing shows all, so that what does not run here can be named.
const isListing = process.argv.includes('--list')
const notHere = runtime.isElectron || isListing ? [] : [/@electron/]

// Playwright asks the electron package where the program is, in its own process.
Object.assign(process.env, runtime.env)

export default defineConfig({
  testDir: 'e2e',
  // One project per stage, as in tests/vitest.config.ts.
  projects: [
    { name: 'e2e', testIgnore: `${folderOf('gallery')}/**`, grepInvert: [further, ...notHere] },
    { name: 'gallery', testDir: folderOf('gallery'), grepInvert: notHere },
    { name: 'hosted', testMatch: MAIN_PATHS, grepInvert: notHere },
    { name: 'again', testIgnore: `${folderOf('gallery')}/**`, grep: further, grepInvert: notHere },
  ],
  outputDir: path.join(results, 'e2e'),
  // Each app leaves a whole profile behind.
  preserveOutput: 'failures-only',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  // `PLAYWRIGHT_JSON_OUTPUT_NAME` puts the report elsewhere.
  reporter: [['list'], ['json', { outputFile: path.join(results, 'e2e.json') }]],
})
