/** `npm start [-- args]` (design §3): build, backend, window; ends with one line that says what runs. */
import { build, isBuilt } from './lib/build.ts'
import { chooseRuntime, type Runtime } from './lib/electron-runtime.ts'
import {
  chromium,
  display,
  electronLibraries,
  emoji,
  hasDisplay,
  libsecret,
  secretService,
} from './lib/parts/catalogue.ts'
import { provide } from './lib/parts/provide.ts'
import { say, seconds } from './lib/say.ts'
import { hasSessionBus } from './lib/secret-service.ts'
import { EmbeddedBackend } from './lib/start/embedded-backend.ts'
import { readStartOptions, type StartOptions } from './lib/start/options.ts'
import { configuredServer } from './lib/start/server-choice.ts'
import { Shutdown } from './lib/start/shutdown.ts'
import { startVirtualDisplay } from './lib/start/virtual-display.ts'
import { debuggingAddress, openWindow, type AppWindow } from './lib/start/window.ts'

/** The environment that leads the app to its server, and words for the last line. */
interface Server {
  readonly env: NodeJS.ProcessEnv
  readonly words: string
}

const shutdown = new Shutdown()
const options = readStartOptions(process.argv.slice(2), process.env)
shutdown.onSignals()
try {
  await shutdown.exit(await start())
} catch (error) {
  if (!shutdown.begun)
    say(`Cosmia could not start. ${error instanceof Error ? error.message : String(error)}`)
  await shutdown.exit(1)
}

async function start(): Promise<number> {
  await ensureBuilt()
  const server = await ensureServer(options)
  const window = await showWindow(server)
  if (!window) {
    say('Cosmia is already open on this user data folder: its window comes to the front.')
    return 0
  }
  const code = await window.ended
  if (code !== 0 && !shutdown.begun)
    say(`The window ended with code ${code}. ${window.logFile} ends with:\n${window.tail()}`)
  return code
}

async function ensureBuilt(): Promise<void> {
  if (isBuilt()) return say('[1/3] Build: up to date.')
  say('[1/3] Build: compiling main, preload and renderer …')
  const started = performance.now()
  const { ok, output } = await build()
  if (!ok) throw new Error(`The build failed:\n${output}`)
  say(`[1/3] Build: done (${seconds(started)}).`)
}

async function ensureServer({ userData, backendData }: StartOptions): Promise<Server> {
  const configured = configuredServer(userData, process.env)
  if (configured) {
    say(`[2/3] Backend: not started, the app uses ${configured}.`)
    return { env: {}, words: configured }
  }
  say('[2/3] Backend: starting the embedded backend …')
  const started = performance.now()
  const backend = new EmbeddedBackend(backendData, shutdown)
  const running = await backend.up()
  say(
    `[2/3] Backend: ${running.joined ? 'joined the running one' : 'ready'} at ${running.url} (${seconds(started)}); mails: ${running.mailbox}`,
  )
  void backend.keepUp(running, say)
  return {
    env: { COSMIA_SUPABASE_URL: running.url, COSMIA_SUPABASE_KEY: running.publishableKey },
    words: `embedded backend ${running.url}, where you can sign in as luna, sol, marte, venus or nova @cosmia.test with the password cosmos-2026 (a second window: npm start -- --user-data-dir=.cosmia/second)`,
  }
}

async function showWindow(server: Server): Promise<AppWindow | undefined> {
  const runtime = await chooseRuntime(say)
  const ownKeyring = await provideFor(runtime)
  say(`[3/3] Window: opening it in ${runtime.name} …`)
  const env = { ...server.env, ...(await displayFor(runtime)) }
  const window = await openWindow(
    { options, runtime, onDisplay: hasDisplay(), ownKeyring, env, args: ['.'] },
    shutdown,
  )
  if (!window) return undefined
  if (window.devtools) {
    say(window.devtools)
    say(
      `${hasDisplay() ? 'Debug' : 'No display here: running headless, see the window'} at ${debuggingAddress(window.devtools)}`,
    )
  }
  say(`Cosmia is running: runtime ${runtime.name}, server ${server.words}`)
  return window
}

/** @returns whether the app needs a keyring of its own, and can have one */
async function provideFor(runtime: Runtime): Promise<boolean> {
  if (process.platform !== 'linux') return false
  const own = runtime.isElectron ? [electronLibraries, display] : [chromium]
  const alone = !hasSessionBus(process.env)
  const missing = await provide([...own, libsecret, emoji, ...(alone ? [secretService] : [])])
  if (missing.some((part) => own.includes(part)))
    throw new Error('What the window needs is missing (see above).')
  return alone && !missing.includes(secretService)
}

async function displayFor(runtime: Runtime): Promise<NodeJS.ProcessEnv> {
  if (hasDisplay()) return runtime.isElectron ? {} : { COSMIA_HOST_HEADED: '1' }
  return runtime.isElectron ? { DISPLAY: await startVirtualDisplay(shutdown) } : {}
}
