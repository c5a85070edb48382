import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Log } from '../log.ts'

interface BusCall {
  /** Bus name of the service. */
  readonly destination: string
  readonly object: string
  /** Method, with its interface. */
  readonly method: string
  /** Arguments in the form of `dbus-send`, such as `string:name`. */
  readonly values: readonly string[]
}

const TIMEOUT_MS = 1_500

/** Logged once: each close of the window makes a call. */
let isMissingNoted = false

/**
 * Calls a service on the session bus of the desktop.
 * @param log notes once per run if `dbus-send` is missing
 * @returns the answer as `dbus-send` prints it, `null` without a bus, a service or `dbus-send`
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
