import type { PgliteConnection } from '@supabase/lite/pglite'
import { sql } from 'kysely'
import { logFailure } from '../log.ts'

/** Milliseconds from one run to the next. */
const EVERY = 10_000

/** Work that is done again and again until it is stopped. */
export interface Job {
  /** Resolves once nothing of it runs any more. */
  readonly stop: () => Promise<void>
}

/** Does some work every so often, one run at a time. A run that fails is logged, and the next one comes all the same. */
export function startJob(name: string, run: () => Promise<unknown>, every = EVERY): Job {
  let running: Promise<void> | null = null
  const runOnce = async (): Promise<void> => {
    try {
      await run()
    } catch (cause) {
      logFailure(`The job ${name} failed`, cause)
    }
    running = null
  }
  const timer = setInterval(() => void (running ??= runOnce()), every).unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}

/** Does what hosted has pg_cron do (`supabase/migrations`). */
export const startJobs = ({ kysely }: PgliteConnection): Job =>
  startJob('fold_post_counts', () => sql`select private.fold_post_counts()`.execute(kysely))
