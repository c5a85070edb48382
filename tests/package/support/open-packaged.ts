import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { chromium } from 'playwright'
import { HOST } from '../../chromium-host/support/fixture-app.ts'

/** Starts a packaged app on the Chromium host, waits for its first heading and quits. */
export async function openPackaged(app: string, userData: string) {
  const args = [app, `--user-data-dir=${userData}`, '--remote-debugging-port=0']
  const env = { ...process.env, COSMIA_HOST_PACKAGED: '1', ELECTRON_RENDERER_URL: 'http://127.0.0.1:9' }
  const started = spawn(path.join(HOST, 'electron'), args, { env, stdio: ['ignore', 'inherit', 'pipe'] })
  const ended = once(started, 'exit')
  const browser = await chromium.connectOverCDP(await debuggingAddress(started.stderr))
  const [context] = browser.contexts()
  const page = context?.pages()[0] ?? (await context?.waitForEvent('page'))
  await page?.getByRole('heading').first().waitFor()
  const address = page?.url()
  await browser.close()
  started.kill('SIGTERM')
  const [exitCode] = (await ended) as [number | null]
  return { address, exitCode }
}

async function debuggingAddress(errors: Readable): Promise<string> {
  for await (const line of createInterface({ input: errors })) {
    const address = /^DevTools listening on (ws:\S+)$/.exec(line)?.[1]
    if (address) return address
  }
  throw new Error('the packaged app has said no address')
}
