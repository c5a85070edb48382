import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Log } from '../log.ts'

interface BusCall {
  /** Name on the bus of the one who is asked. */
  readonly destination: string
  readonly object: string
  /** With its interface. */
  readonly method: string
  /** As `dbus-send` writes them: `string:name`. */
  readonly values: readonly string[]
}

const TIMEOUT_MS = 1_500

/** Once is enough: each close of the window asks. */
let isMissingNoted = false

/**
 * Calls somebody on the desktop's bus.
 * @param log notes, once a run, that there is no program to ask with
 * @returns the answer as `dbus-send` prints it, `null` where there is no bus, nobody who answers, or no program to ask with
 */
export async function callBus(
  { destination, object, method, values }: BusCall,
  log?: Log,
): Promise<string | null> {
  const call = ['--session', '--print-reply', `--dest=${destination}`, object, method, ...values]
  try {
    const { stdout } = await promisify(execFile)('dbus-send', call, { timeout: TIMEOUT_MS })
    return stdout
  } catch (cause) {
    if (log && !isMissingNoted && (cause as NodeJS.ErrnoException).code === 'ENOENT') {
      isMissingNoted = true
      log.warn('there is no dbus-send: trays are not found')
    }
    return null
  }
}
