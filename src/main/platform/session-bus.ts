import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

export interface BusProperty {
  /** Name on the bus of the one who is asked. */
  readonly destination: string
  readonly object: string
  readonly interface: string
  readonly property: string
}

const TIMEOUT_MS = 1_500

/**
 * Asks somebody on the desktop's bus for a property that is so or not.
 * @returns `null` where there is no bus, nobody who answers, or no program to ask with
 */
export async function readBusSwitch(asked: BusProperty): Promise<boolean | null> {
  const question = [
    'org.freedesktop.DBus.Properties.Get',
    `string:${asked.interface}`,
    `string:${asked.property}`,
  ]
  const to = ['--session', '--print-reply', `--dest=${asked.destination}`, asked.object]
  try {
    const { stdout } = await promisify(execFile)('dbus-send', [...to, ...question], { timeout: TIMEOUT_MS })
    return /boolean (true|false)/.exec(stdout)?.[1] === 'true'
  } catch {
    return null
  }
}
