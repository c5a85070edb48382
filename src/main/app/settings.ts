import path from 'node:path'
import { app } from 'electron'
import { APP_ORIGIN, DEFAULT_SITE_NAME } from '#shared/config.ts'
import type { Log } from '../log.ts'
import { originOf } from './origin.ts'
import { ServerChoice } from './server-choice.ts'

/** What environment, build and place of installation decide, read once at the start. */
export function readSettings(log: Log) {
  const environment = process.env
  const userData = app.getPath('userData')
  const output = path.join(app.getAppPath(), 'out')
  /** Vite's server while developing; the built page comes from our own protocol. */
  const devUrl = environment['ELECTRON_RENDERER_URL']
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
    page: devUrl ?? `${APP_ORIGIN}/`,
    origin: (devUrl && originOf(devUrl)) || APP_ORIGIN,
  }
}

const connection = (url = '', publishableKey = '') => ({
  url: url.trim(),
  publishableKey: publishableKey.trim(),
})
