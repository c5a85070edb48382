import { appendFileSync } from 'node:fs'

/** Tells `npm test` of tests that this machine cannot run, and why. */
export function noteNotRun(tests: string, why: string): void {
  const line = `not run: ${tests}: ${why}\n`
  const list = process.env['COSMIA_NOT_RUN_FILE']
  if (list) appendFileSync(list, line)
  else console.warn(line)
}
