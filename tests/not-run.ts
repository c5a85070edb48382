import { appendFileSync } from 'node:fs'

/** Notes tests that this machine cannot run, and why: `npm test` lists them as not run, never as passed. */
export function noteNotRun(tests: string, why: string): void {
  const line = `not run: ${tests}: ${why}\n`
  const list = process.env['COSMIA_NOT_RUN_FILE']
  if (list) appendFileSync(list, line)
  else console.warn(line)
}
