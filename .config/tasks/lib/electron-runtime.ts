import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { sandboxRemedy } from './electron-sandbox.ts'
import { cacheFolder, packageFile, projectRoot } from './paths.ts'
import { runNode } from './run.ts'

const DOWNLOAD_MS = 120_000
const RETRY_AFTER_MS = 24 * 60 * 60_000
const HOST_FOLDER = join(projectRoot, 'tests', 'chromium-host', 'dist')
const FAILURE_FILE = join(cacheFolder, 'electron-download.json')

/** Runtime of the window: the real Electron or its stand-in. */
export interface Runtime {
  readonly name: string
  /** Path of the program. */
  readonly program: string
  /** Folder of the program and what it was delivered with. */
  readonly folder: string
  readonly isElectron: boolean
  /** Makes the `electron` package, Playwright and electron-vite use the same program. */
  readonly env: NodeJS.ProcessEnv
}

/** The Electron binary that is there already, or the one named by `ELECTRON_OVERRIDE_DIST_PATH`. */
function presentRuntime(): Runtime | undefined {
  const named = process.env['ELECTRON_OVERRIDE_DIST_PATH']
  if (named) return runtimeIn(resolve(named))
  const program = electronBinary()
  if (!program || sandboxRemedy(program) !== null) return undefined
  return { name: 'Electron', program, folder: packageFile('electron/dist'), isElectron: true, env: {} }
}

/** Finds the runtime that is available without a download. */
export const installedRuntime = (): Runtime => presentRuntime() ?? runtimeIn(HOST_FOLDER)

/** Electron where it can run, and is or can be downloaded, else the Chromium host. @param say hears which, and why */
export async function chooseRuntime(say: (line: string) => void): Promise<Runtime> {
  if (!presentRuntime() && !electronBinary() && !failedRecently()) await download(say)
  const present = presentRuntime()
  if (present) return present
  const binary = electronBinary()
  const remedy = binary ? sandboxRemedy(binary) : null
  say(
    remedy === null
      ? 'There is no Electron binary here and none can be fetched: using the Chromium host instead.'
      : `This system gives Electron no sandbox: using the Chromium host instead. For Electron type: ${remedy}`,
  )
  return runtimeIn(HOST_FOLDER)
}

async function download(say: (line: string) => void): Promise<void> {
  say(`Fetching the Electron binary, once (at most ${DOWNLOAD_MS / 1000} s) …`)
  await runNode(packageFile('electron/install.js'), [], { quiet: true, timeout: DOWNLOAD_MS })
  if (!electronBinary()) rememberFailure()
}

function runtimeIn(folder: string): Runtime {
  const isHost = existsSync(join(folder, '..', 'main.ts'))
  return {
    name: isHost ? 'Chromium host' : `Electron of ${folder}`,
    program: join(folder, programName(process.platform)),
    folder,
    isElectron: !isHost,
    env: { ELECTRON_OVERRIDE_DIST_PATH: folder },
  }
}

/** As Electron delivers itself. The host is at home on Linux alone. */
function programName(platform: NodeJS.Platform): string {
  if (platform === 'darwin') return 'Electron.app/Contents/MacOS/Electron'
  return platform === 'win32' ? 'electron.exe' : 'electron'
}

function electronBinary(): string | undefined {
  const pathFile = packageFile('electron/path.txt')
  if (!existsSync(pathFile)) return undefined
  const program = packageFile(`electron/dist/${readFileSync(pathFile, 'utf8')}`)
  return existsSync(program) ? program : undefined
}

/** A failed download is not tried again for a day, so that later starts are fast. */
function failedRecently(): boolean {
  if (!existsSync(FAILURE_FILE)) return false
  const failure: unknown = JSON.parse(readFileSync(FAILURE_FILE, 'utf8'))
  if (typeof failure !== 'object' || failure === null || !('version' in failure) || !('at' in failure))
    return false
  return failure.version === electronVersion() && Date.now() - Number(failure.at) < RETRY_AFTER_MS
}

function rememberFailure(): void {
  mkdirSync(cacheFolder, { recursive: true })
  writeFileSync(FAILURE_FILE, JSON.stringify({ version: electronVersion(), at: Date.now() }))
}

function electronVersion(): unknown {
  const manifest: { version?: unknown } = createRequire(import.meta.url)('electron/package.json')
  return manifest.version
}
