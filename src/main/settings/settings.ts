import path from 'node:path'
import { app } from 'electron'
import { APP_ORIGIN, DEFAULT_SITE_NAME } from '#shared/config.ts'
import { isLoopback } from '#shared/server-connection.ts'
import type { Log } from '../log.ts'
import { originOf } from '../page/origin.ts'
import { ServerChoice } from './server-choice.ts'

/** Settings from environment, build and installation, read once at the start. */
export function readSettings(log: Log) {
  const environment = process.env
  const userData = app.getPath('userData')
  const output = path.join(app.getAppPath(), 'out')
  const devUrl = developmentPage(environment['ELECTRON_RENDERER_URL'], log)
  const server = new ServerChoice(
    {
      environment: connection(environment['COSMIA_SUPABASE_URL'], environment['COSMIA_SUPABASE_KEY']),
      builtIn: connection(import.meta.env.VITE_SUPABASE_URL, import.meta.env.VITE_SUPABASE_KEY),
      file: path.join(userData, 'server.json'),
    },
    log,
  )
  return {
    title: import.meta.env.VITE_SITE_NAME || DEFAULT_SITE_NAME,
    userData,
    server,
    preload: path.join(output, 'preload', 'index.cjs'),
    renderer: path.join(output, 'renderer'),
    reader: path.join(output, 'reader'),
    icon: app.isPackaged
      ? path.join(process.resourcesPath, 'icon.png')
      : path.join(app.getAppPath(), 'resources', 'icons', '256x256.png'),
    trayPictures: path.join(app.getAppPath(), 'resources', 'tray'),
    page: devUrl ?? `${APP_ORIGIN}/`,
    origin: (devUrl && originOf(devUrl)) || APP_ORIGIN,
  }
}

/**
 * Vite's server during development; otherwise the page comes from our own protocol. The page gets the bridge and
 * thereby the session, so only addresses on this machine are accepted, and none in a packaged app.
 */
function developmentPage(url: string | undefined, log: Log): string | undefined {
  if (!url || app.isPackaged) return undefined
  const address = URL.parse(url)
  if (address?.protocol === 'http:' && isLoopback(address)) return url
  log.warn(`ELECTRON_RENDERER_URL is no http address on this machine and does not count: ${url}`)
  return undefined
}

const connection = (url = '', publishableKey = '') => ({
  url: url.trim(),
  publishableKey: publishableKey.trim(),
})
