import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { startGroup } from '../process-group.ts'
import type { Shutdown } from './shutdown.ts'

/** Starts an X server without a screen, for Electron on a machine without a display. @returns its `DISPLAY` */
export async function startVirtualDisplay(shutdown: Shutdown): Promise<string> {
  const args = ['-displayfd', '3', '-screen', '0', '1440x900x24', '-nolisten', 'tcp']
  const group = startGroup('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  shutdown.add(() => group.stop())
  const number = once(group.child.stdio[3] as Readable, 'data').then(([data]) => String(data).trim())
  const failed = group.ended.then((code) => {
    throw new Error(`Xvfb ended with code ${code} before it was ready.`)
  })
  return `:${await Promise.race([number, failed])}`
}
