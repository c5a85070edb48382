import { compiledEngine } from '../database/engine.ts'
import { log, logFailure } from '../log.ts'
import { readOptions } from './options.ts'
import { StartError } from '../start-error.ts'

/**
 * Runs the backend until the process is asked to end; prints one line of JSON on stdout (design §3).
 * @returns the exit code
 */
export async function main(argv: readonly string[]): Promise<number> {
  try {
    await run(argv)
    return 0
  } catch (cause) {
    if (cause instanceof StartError) log(cause.message)
    else logFailure('The backend could not start', cause)
    return 1
  }
}

async function run(argv: readonly string[]): Promise<void> {
  const options = readOptions(argv)
  const stopRequested = stopRequest(options.stopWithParent)
  // Started early, while the rest is loading. A failure shows where the engine is used.
  compiledEngine().catch(() => undefined)
  // Imported late: the library takes a while to load, and a wrong argument should be reported at once.
  const { startBackend } = await import('../backend.ts')
  const started = await Promise.race([startBackend(options), stopRequested])
  // Asked to end while starting: a start can be interrupted at any point.
  if (!started) return
  process.stdout.write(`${JSON.stringify(started.connection)}\n`)
  await stopRequested
  await started.stop()
}

/** Resolves when the process is asked to end. */
function stopRequest(withParent: boolean): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGTERM', () => resolve())
    process.once('SIGINT', () => resolve())
    if (withParent) process.stdin.once('close', () => resolve()).resume()
  })
}
