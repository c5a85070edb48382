/**
 * Runs an Electron app's main process in Node and its windows in Chromium, for machines that cannot have the Electron
 * binary. A development and test aid: it shows application logic, not Electron's sandbox, dialogs, notifications, tray,
 * fuses or packaging. Environment: `COSMIA_CHROMIUM` names the browser, `COSMIA_HOST_HEADED=1` uses the display,
 * `COSMIA_HOST_LOG=1` prints all that Chromium says, `COSMIA_HOST_WAYLAND=1` draws nothing in hidden windows,
 * `COSMIA_HOST_NOTIFICATIONS=fail` shows no notifications and `COSMIA_HOST_PACKAGED=1` has the app believe that it was
 * installed. Where Electron throws, the host does.
 */
import inspector from 'node:inspector'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { app } from './electron/app.ts'
import { parseArguments } from './runtime/arguments.ts'
import { becomeElectron } from './runtime/become-electron.ts'
import { startBrowser } from './runtime/browser.ts'
import { runGlibLoop } from './runtime/glib-loop.ts'
import { readManifest } from './runtime/manifest.ts'

async function run(): Promise<void> {
  const argv = process.argv.slice(2)
  const { entry, preloads, switches } = parseArguments(argv)
  const inspect = switches.get('inspect')
  if (inspect !== undefined) inspector.open(Number(inspect || 9229))
  const manifest = readManifest(entry)
  becomeElectron(path.join(import.meta.dirname, 'dist', 'electron'), argv)
  runGlibLoop()
  app.start(manifest, switches)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => app.quit())
  for (const preload of preloads) createRequire(import.meta.url)(preload)
  await import(pathToFileURL(manifest.mainFile).href)
  // The app has given up already, for example because another instance has its lock.
  if (app.isQuitting()) return
  const { chrome } = await startBrowser(app.getPath('userData'), app.commandLine.switches, crash)
  Object.defineProperty(process.versions, 'chrome', { value: chrome, configurable: true, enumerable: true })
  app.becomeReady()
}

function crash(reason: unknown): void {
  console.error('chromium-host:', reason)
  app.exit(1)
}

run().catch(crash)
