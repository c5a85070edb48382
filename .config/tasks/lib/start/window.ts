import { createWriteStream, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import type { Runtime } from '../electron-runtime.ts'
import { sandboxArguments } from '../electron-sandbox.ts'
import { startGroup } from '../process-group.ts'
import { withOwnKeyring, type Command } from '../secret-service.ts'
import type { StartOptions } from './options.ts'
import type { Shutdown } from './shutdown.ts'

const SHOWN_MS = 30_000
const POLL_MS = 50
/** A second instance ends well within this; a window on a display needs no longer. */
const SETTLE_MS = 2_500
const LAST_LINES = 20

export interface WindowOptions {
  readonly options: StartOptions
  readonly runtime: Runtime
  /** False: nothing to show it on, so it runs headless and can be seen through the debugging address only. */
  readonly onDisplay: boolean
  /** Give the app a keyring in its user data folder: nothing else on this machine would keep its session. */
  readonly ownKeyring: boolean
  readonly env: NodeJS.ProcessEnv
  /** Program and arguments; the app that was built unless development says otherwise. */
  readonly args: readonly string[]
}

/** The running app. */
export interface AppWindow {
  /** The exit code of the runtime, once the window has been closed or the app has failed. */
  readonly ended: Promise<number>
  /** Where to debug it: `DevTools listening on ws://…`, or undefined when nobody asked for that. */
  readonly devtools: string | undefined
  readonly logFile: string
  /** The last lines that the runtime wrote. */
  readonly tail: () => string
}

/** Opens the app. @returns undefined when an open window with the same user data folder took over. */
export async function openWindow(what: WindowOptions, shutdown: Shutdown): Promise<AppWindow | undefined> {
  const { command, args, env } = programOf(what, shutdown)
  const group = startGroup(command, args, { env })
  shutdown.add(() => group.stop())
  const log = followOutput(what.options.userData, [group.child.stdout, group.child.stderr])
  const wantsAddress = debuggingPort(what) !== undefined
  const shown = wantsAddress ? log.devtools.then(pageIsThere) : wait(SETTLE_MS)
  const code = await Promise.race([shown.then(() => undefined), group.ended])
  if (code === 0) return undefined
  if (code !== undefined) throw new Error(`The window did not open (code ${code}).\n${log.tail()}`)
  const devtools = wantsAddress ? await log.devtools : undefined
  return { ended: group.ended, devtools, logFile: log.file, tail: log.tail }
}

function programOf(what: WindowOptions, shutdown: Shutdown): Command {
  const plain = {
    command: what.runtime.program,
    args: runtimeArguments(what),
    env: { ...what.runtime.env, ...what.env },
  }
  if (!what.ownKeyring) return plain
  const { wrapped, remove } = withOwnKeyring(plain, join(what.options.userData, 'keyring'))
  shutdown.add(() => Promise.resolve(remove()))
  return wrapped
}

function runtimeArguments(what: WindowOptions): string[] {
  const port = debuggingPort(what)
  return [
    `--user-data-dir=${what.options.userData}`,
    ...(port === undefined ? [] : [`--remote-debugging-port=${port}`]),
    ...sandboxArguments(what.runtime.isElectron),
    ...what.args,
    ...what.options.rest,
  ]
}

const debuggingPort = ({ options, onDisplay }: WindowOptions) =>
  options.debuggingPort ?? (onDisplay ? undefined : '0')

interface Log {
  readonly file: string
  readonly devtools: Promise<string>
  readonly tail: () => string
}

/** Keeps what the runtime writes in the user data folder, out of the terminal. */
function followOutput(userData: string, streams: readonly (NodeJS.ReadableStream | null)[]): Log {
  const folder = join(userData, 'logs')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'runtime.log')
  const sink = createWriteStream(file)
  const lines: string[] = []
  const devtools = new Promise<string>((resolve) => {
    for (const stream of streams) {
      if (!stream) continue
      createInterface({ input: stream }).on('line', (line) => {
        sink.write(`${line}\n`)
        lines.push(line)
        lines.splice(0, lines.length - LAST_LINES)
        if (line.startsWith('DevTools listening on ')) resolve(line)
      })
    }
  })
  return { file, devtools, tail: () => lines.join('\n') }
}

export const debuggingAddress = (devtools: string) => `http://${/ws:\/\/([^/]+)/.exec(devtools)?.[1] ?? ''}`

/** Resolves when the app's page has been opened. */
async function pageIsThere(devtools: string): Promise<void> {
  const deadline = performance.now() + SHOWN_MS
  while (performance.now() < deadline) {
    const pages = await listPages(debuggingAddress(devtools))
    if (pages.some(({ type, url, title }) => type === 'page' && url !== 'about:blank' && title !== '')) return
    await wait(POLL_MS)
  }
  throw new Error(`The window showed no page within ${SHOWN_MS / 1000} s.`)
}

interface Page {
  readonly type: string
  readonly url: string
  readonly title: string
}

async function listPages(address: string): Promise<readonly Page[]> {
  try {
    const answer = await fetch(`${address}/json/list`)
    return (await answer.json()) as Page[]
  } catch {
    // The browser is still opening its port.
    return []
  }
}
