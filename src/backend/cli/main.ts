import { compiledEngine } from '../database/engine.ts'
import { log, logFailure } from '../log.ts'
import { readOptions } from './options.ts'
import { StartError } from '../start-error.ts'

/**
 * Runs the backend until the process is asked to end, with its one line of JSON on stdout (design §3).
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
  // Ahead of the rest, which loads meanwhile. A failure shows where the engine is used.
  compiledEngine().catch(() => undefined)
  // Late, since the library takes a while to load and a mistyped argument should be told at once.
  const { startBackend } = await import('../backend.ts')
  const started = await Promise.race([startBackend(options), stopRequested])
  // Asked to end while still starting: a start can be broken off anywhere.
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
