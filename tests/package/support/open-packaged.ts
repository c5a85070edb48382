import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { chromium, type Page } from 'playwright'
import { HOST } from '../../chromium-host/support/fixture-app.ts'

interface Opened {
  readonly page: Page
  /** Quits as a member does. @returns the exit code */
  readonly quit: () => Promise<number | null>
}

/** Starts a packaged app on the Chromium host and waits for its first heading. */
export const openPackaged = (app: string, userData: string, env: NodeJS.ProcessEnv = {}): Promise<Opened> =>
  openProgram(path.join(HOST, 'electron'), [app], userData, { COSMIA_HOST_PACKAGED: '1', ...env })

/** Starts a program and waits for its first heading: the fuses keep Playwright from starting what is packaged itself. */
export async function openProgram(
  program: string,
  args: readonly string[],
  userData: string,
  env: NodeJS.ProcessEnv = {},
): Promise<Opened> {
  const all = [...args, `--user-data-dir=${userData}`, '--remote-debugging-port=0']
  const started = spawn(program, all, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'pipe'],
  })
  const ended = once(started, 'exit')
  try {
    const browser = await chromium.connectOverCDP(await debuggingAddress(started.stderr))
    const quit = async () => {
      await browser.close()
      started.kill('SIGTERM')
      const [code] = (await ended) as [number | null]
      return code
    }
    const [context] = browser.contexts()
    const page = context?.pages()[0] ?? (await context?.waitForEvent('page'))
    if (!page) throw new Error('the packaged app has opened no window')
    await page.getByRole('heading').first().waitFor()
    return { page, quit }
  } catch (error) {
    // It would keep the tests from ending.
    started.kill('SIGKILL')
    throw error
  }
}

async function debuggingAddress(errors: Readable): Promise<string> {
  for await (const line of createInterface({ input: errors })) {
    const address = /^DevTools listening on (ws:\S+)$/.exec(line)?.[1]
    if (address) return address
  }
  throw new Error('the packaged app has said no address')
}
