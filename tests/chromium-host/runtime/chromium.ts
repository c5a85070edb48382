import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { CdpConnection } from './cdp-connection.ts'
import { chromiumSwitches } from './chromium-switches.ts'
import { findChromium } from './find-chromium.ts'
import { writtenStorage } from './written-storage.ts'

const RELEASE_MS = 5_000
const CLOSE_MS = 10_000

export interface Chromium {
  readonly connection: CdpConnection
  /** Lets the browser write its storage, asks it to close and waits for its end. */
  stop(): Promise<void>
}

/**
 * Starts the browser on `<userData>/Chromium`, so that what pages store survives a restart as in Electron. It ends by
 * itself when the host's end of its debugging pipe closes, thus also when the host is killed.
 */
export async function startChromium(
  userData: string,
  switches: ReadonlyMap<string, string>,
  onCrash: (reason: string) => void,
): Promise<Chromium> {
  const profile = path.join(userData, 'Chromium')
  await profileReleased(profile)
  const temporary = mkdtempSync(path.join(tmpdir(), 'chromium-host-'))
  const headed = process.env['COSMIA_HOST_HEADED'] === '1' && Boolean(process.env['DISPLAY'])
  const args = chromiumSwitches(profile, switches, { headed, root: process.getuid?.() === 0 })
  // A group of its own: Ctrl+C reaches the host, which closes the browser in order.
  const browser = spawn(findChromium(process.env), args, {
    stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
    detached: true,
    env: { ...process.env, TMPDIR: temporary },
  })
  startWatchdog(browser.pid ?? 0, temporary)
  const log = followLog(browser)
  const connection = new CdpConnection(browser.stdio[3] as Writable, browser.stdio[4] as Readable)
  let stopping = false
  browser.on('exit', (code, signal) => {
    if (!stopping) onCrash(`Chromium ended (${signal ?? code})\n${log.tail()}`)
  })
  return {
    connection,
    async stop() {
      stopping = true
      if (browser.exitCode === null && browser.signalCode === null) {
        const ended = once(browser, 'exit')
        void close(connection)
        await Promise.race([ended, wait(CLOSE_MS).then(() => browser.kill('SIGKILL'))])
      }
      rmSync(temporary, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 })
    },
  }
}

async function close(connection: CdpConnection): Promise<void> {
  await writtenStorage(connection).catch((error: unknown) => console.error('chromium-host:', error))
  await connection.send('Browser.close')
}

/** Passes on the line with the debugging address, which Playwright and people look for; keeps the rest for a crash. */
function followLog(browser: ChildProcess): { tail(): string } {
  const lines: string[] = []
  if (browser.stderr)
    createInterface({ input: browser.stderr }).on('line', (line) => {
      if (/devtools/i.test(line) || process.env['COSMIA_HOST_LOG'] === '1') process.stderr.write(`${line}\n`)
      lines.push(line)
      lines.splice(0, lines.length - 20)
    })
  return { tail: () => lines.join('\n') }
}

/** Waits for a browser that a killed host left on this profile; it is on its way out. */
async function profileReleased(profile: string): Promise<void> {
  const deadline = Date.now() + RELEASE_MS
  while (holderIsAlive(profile)) {
    if (Date.now() > deadline) throw new Error(`The profile ${profile} is in use by another running app.`)
    await wait(25)
  }
}

function holderIsAlive(profile: string): boolean {
  try {
    // Chromium's lock is a link to `<host name>-<pid>`.
    const pid = Number(readlinkSync(path.join(profile, 'SingletonLock')).split('-').at(-1))
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Waits for the end of its input, gives Chromium three seconds to go by itself, then makes sure. */
const SCRIPT = `
read -r line
tries=0
while kill -0 "$1" 2>/dev/null && [ $tries -lt 30 ]; do sleep 0.1; tries=$((tries + 1)); done
[ $tries -lt 30 ] || kill -9 "$1"
rm -rf -- "$2"
`

/** A process outside the host's group that cleans up when the host ends in any way, `kill -9` included. */
function startWatchdog(chromium: number, temporary: string): void {
  const args = ['-c', SCRIPT, 'chromium-host-watchdog', String(chromium), temporary]
  const watchdog = spawn('/bin/sh', args, { stdio: ['pipe', 'ignore', 'ignore'], detached: true })
  watchdog.on('error', (error) => console.error('chromium-host: no watchdog:', error))
  watchdog.unref()
}
