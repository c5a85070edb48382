/** `npm run dev`: the app with hot reload on the embedded backend, in the same runtime as `npm start`. */
import { forgetBuild } from './lib/build.ts'
import { chooseRuntime } from './lib/electron-runtime.ts'
import { sandboxArguments } from './lib/electron-sandbox.ts'
import { packageFile } from './lib/paths.ts'
import { hasDisplay } from './lib/parts/catalogue.ts'
import { startGroup } from './lib/process-group.ts'
import { say } from './lib/say.ts'
import { EmbeddedBackend } from './lib/start/embedded-backend.ts'
import { readStartOptions } from './lib/start/options.ts'
import { configuredServer } from './lib/start/server-choice.ts'
import { Shutdown } from './lib/start/shutdown.ts'

const shutdown = new Shutdown()
const options = readStartOptions(process.argv.slice(2), process.env)
shutdown.onSignals()
const server = configuredServer(options.userData, process.env) ? {} : await embeddedServer()
const runtime = await chooseRuntime(say)
const headless = !runtime.isElectron && !hasDisplay()
const runtimeArguments = [
  `--user-data-dir=${options.userData}`,
  ...((options.debuggingPort ?? headless) ? [`--remote-debugging-port=${options.debuggingPort ?? '0'}`] : []),
  ...sandboxArguments(runtime.isElectron),
  ...options.rest,
]
forgetBuild()
const vite = startGroup(
  process.execPath,
  [packageFile('electron-vite/bin/electron-vite.js'), 'dev', '--watch', '--', ...runtimeArguments],
  {
    env: {
      ...runtime.env,
      ...server,
      ELECTRON_EXEC_PATH: runtime.program,
      ...(!headless && { COSMIA_HOST_HEADED: '1' }),
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  },
)
shutdown.add(() => vite.stop())
await shutdown.exit(await vite.ended)

async function embeddedServer(): Promise<NodeJS.ProcessEnv> {
  const backend = new EmbeddedBackend(options.backendData, shutdown)
  const running = await backend.up()
  say(`Embedded backend at ${running.url}, mails at ${running.mailbox}`)
  void backend.keepUp(running, say)
  return { COSMIA_SUPABASE_URL: running.url, COSMIA_SUPABASE_KEY: running.publishableKey }
}
