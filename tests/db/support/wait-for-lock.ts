import { vi } from 'vitest'
import type { Database } from './engine.ts'

/**
 * Starts a script in one session and comes back once it waits for a lock of another one.
 * @returns how to wait for its end, which fails as the script does
 */
export async function startUntilLocked(
  session: Database,
  script: string,
  watcher: Database,
): Promise<() => Promise<void>> {
  const [[backend] = []] = await session.run('select pg_backend_pid() as pid')
  const outcome = session.run(script).then(
    () => undefined,
    (cause: unknown) => ({ cause }),
  )
  await vi.waitFor(
    async () => {
      const [waiting] = await watcher.run(`
        select from pg_stat_activity where pid = ${String(backend?.['pid'])} and wait_event_type = 'Lock'`)
      if (waiting?.length !== 1) throw new Error(`no lock holds: ${script}`)
    },
    { timeout: 30_000 },
  )
  return async () => {
    const failure = await outcome
    if (failure) throw failure.cause
  }
}
