import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { log, logFailure } from './cli/log.ts'
import { readOptions } from './cli/options.ts'
import { StartError } from './cli/start-error.ts'
import { templatesFolder } from './paths.ts'

/** Resolves when the process is asked to end. */
function stopRequest(withParent: boolean): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGTERM', () => resolve())
    process.once('SIGINT', () => resolve())
    if (withParent) process.stdin.once('close', () => resolve()).resume()
  })
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2))
  const stopRequested = stopRequest(options.stopWithParent)
  enableCompileCache(join(templatesFolder, 'compiled'))
  // Late, since the library takes a while to load and a mistyped argument should be told at once.
  const { startBackend } = await import('./backend.ts')
  const started = await Promise.race([startBackend(options), stopRequested])
  // Asked to end while still starting: a start can be broken off anywhere.
  if (!started) return
  process.stdout.write(`${JSON.stringify(started.connection)}\n`)
  await stopRequested
  await started.stop()
}

try {
  await main()
  process.exit(0)
} catch (cause) {
  if (cause instanceof StartError) log(cause.message)
  else logFailure('The backend could not start', cause)
  process.exit(1)
}
