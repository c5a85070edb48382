import { test } from 'vitest'
import { noteNotRun } from '#tests/not-run.ts'
import { namedServer } from './named-server.ts'

/**
 * `test`, for what only the embedded backend has or lets tests do: on a named server it is told as not run.
 * @param why completes «not run: <title>: »
 */
export const testEmbedded =
  (why: string) =>
  (title: string, body: () => Promise<void>, timeout?: number): void => {
    if (namedServer()) noteNotRun(title, why)
    else test(title, body, timeout)
  }
