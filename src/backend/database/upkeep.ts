import { logFailure } from '../log.ts'

const HOUR = 3_600_000

/** Statements that the migrations schedule with pg_cron on a hosted project, and the milliseconds between two runs. */
export const UPKEEP: readonly { readonly statement: string; readonly every: number }[] = [
  { statement: 'select private.fold_post_counts()', every: 10_000 },
  { statement: 'select public.release_unconfirmed_accounts()', every: HOUR },
  { statement: 'select private.forget_expired()', every: HOUR },
  { statement: 'select private.add_message_months()', every: 24 * HOUR },
  { statement: 'select count(*) from public.collect_orphaned_files()', every: 24 * HOUR },
]

/** Milliseconds until the first run: most backends do not live for a day. */
const FIRST = 300_000

/**
 * Runs the upkeep statements from now on.
 * @param run runs a statement with the rights of the database's owner
 * @returns stops it, after the current statement
 */
export function startUpkeep(run: (statement: string) => Promise<unknown>): () => Promise<void> {
  let work = Promise.resolve()
  const waiting = new Set<string>()
  const soon = ({ statement }: (typeof UPKEEP)[number]) => {
    if (waiting.has(statement)) return
    waiting.add(statement)
    work = work
      .then(() => run(statement))
      .then(
        () => undefined,
        (cause: unknown) => logFailure(`The database could not tidy up (${statement})`, cause),
      )
      .finally(() => waiting.delete(statement))
  }
  const timers = [
    setTimeout(() => UPKEEP.forEach(soon), FIRST),
    ...UPKEEP.map((job) => setInterval(() => soon(job), job.every)),
  ]
  return () => {
    for (const timer of timers) clearTimeout(timer)
    return work
  }
}
