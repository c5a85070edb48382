import { existsSync } from 'node:fs'
import { noteNotRun } from '#tests/not-run.ts'
import { build, isBuilt } from '../../../.config/tasks/lib/build.ts'
import { runtime } from '../../e2e/fixtures/runtime.ts'
import { hasSecretService } from '../../keychain/secret-service.ts'
import { makeWorld, type World } from './world.ts'

/**
 * Runs a bench that opens windows, on the app as it is built. Says where it cannot be run.
 * @param name as it is told
 * @param bench tells whether every target was met
 */
export async function benchInWorld(name: string, bench: (world: World) => Promise<boolean>): Promise<void> {
  if (!existsSync('/proc/self/smaps_rollup')) {
    noteNotRun(name, 'the memory of a process can be read on Linux only')
    return
  }
  if (!(await hasSecretService(name))) return
  if (!isBuilt()) {
    const { ok, output } = await build()
    if (!ok) throw new Error(output)
  }
  // Playwright asks the electron package where the program is, in its own process.
  Object.assign(process.env, runtime.env)
  const world = await makeWorld()
  try {
    if (!(await bench(world))) process.exitCode = 1
  } finally {
    await world.remove()
  }
}
