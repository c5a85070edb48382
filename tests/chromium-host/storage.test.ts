import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openFixture, userDataFolder } from './support/fixture-app.ts'

/** Longer than Chromium takes to end, shorter than the host waits for it. */
const HELD_UP_MS = 1_000

let userData: string
beforeEach(() => {
  // The headless shell writes in the browser's own process, which is never ended before it has written.
  vi.stubEnv('COSMIA_HOST_SHELL', '')
  userData = userDataFolder()
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(userData, { recursive: true, maxRetries: 5 })
})

/** The process of Chromium that writes what pages store. */
function storageProcess(): number {
  const pid = readdirSync('/proc').find((name) => {
    const line = /^\d+$/.test(name) ? commandLine(name) : ''
    return line.includes(userData) && line.includes('storage.mojom.StorageService')
  })
  if (pid === undefined) throw new Error('Chromium has no storage process')
  return Number(pid)
}

function commandLine(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return '' // ended meanwhile
  }
}

/** As a busy machine does. */
function holdUp(pid: number): void {
  process.kill(pid, 'SIGSTOP')
  setTimeout(() => process.kill(pid, 'SIGCONT'), HELD_UP_MS)
}

it('keeps what a page has stored right before the end, however long writing it takes', async () => {
  const { application, page } = await openFixture(userData)
  await page.evaluate(() => localStorage.setItem('last', 'words'))
  holdUp(storageProcess())
  await application.close()

  const again = await openFixture(userData)
  expect(await again.page.evaluate(() => localStorage.getItem('last'))).toBe('words')
  await again.application.close()
})
