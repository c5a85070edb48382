import { createRequire, registerHooks } from 'node:module'
import path from 'node:path'

const ELECTRON_MODULE = new URL('../electron/electron.ts', import.meta.url).href

/**
 * Makes this Node process look like Electron's main process: module `electron`, `process` and its arguments.
 * `COSMIA_HOST_RESOURCES` is the folder of what an installed app has beside its program.
 */
export function becomeElectron(launcher: string, argv: readonly string[]): void {
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === 'electron' || specifier === 'electron/main'
        ? { url: ELECTRON_MODULE, format: 'module-typescript', shortCircuit: true }
        : next(specifier, context),
  })
  process.argv = [launcher, ...argv]
  define(process.versions, 'electron', electronVersion())
  define(process, 'type', 'browser')
  define(process, 'defaultApp', true)
  define(process, 'resourcesPath', process.env['COSMIA_HOST_RESOURCES'] ?? path.dirname(launcher))
  process.on('uncaughtException', reportUncaught)
}

const define = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, configurable: true, enumerable: true })

function electronVersion(): string {
  const { version } = createRequire(import.meta.url)('electron/package.json') as { version: string }
  return version
}

/** Electron shows a dialog and goes on. */
function reportUncaught(error: unknown): void {
  if (process.listenerCount('uncaughtException') === 1)
    console.error('A JavaScript error occurred in the main process\n', error)
}
