import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

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

/**
 * Calls somebody on the desktop's bus.
 * @returns the answer as `dbus-send` prints it, `null` where there is no bus, nobody who answers, or no program to ask with
 */
export async function callBus({ destination, object, method, values }: BusCall): Promise<string | null> {
  const call = ['--session', '--print-reply', `--dest=${destination}`, object, method, ...values]
  try {
    const { stdout } = await promisify(execFile)('dbus-send', call, { timeout: TIMEOUT_MS })
    return stdout
  } catch {
    return null
  }
}
