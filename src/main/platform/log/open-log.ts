import { homedir } from 'node:os'
import { inspect } from 'node:util'
import { consoleLog, type Log } from '../../log.ts'
import type { LogFile } from './log-file.ts'
import { redact } from './redact.ts'

export interface KeptLog extends Log {
  /** Resolves once everything logged so far is in the file. */
  written(): Promise<void>
}

/** Logs to the console, for development, and to a file, for an app without a console. */
export function openLog(folder: string): KeptLog {
  let file: Promise<LogFile> | undefined
  let last = Promise.resolve()
  const write = (level: 'warn' | 'error') => (message: string, cause?: unknown) => {
    consoleLog[level](message, cause)
    const line = redact(cause === undefined ? message : `${message}: ${inspect(cause)}`, homedir())
    // Most starts log nothing, so the file module is loaded on demand.
    file ??= import('./log-file.ts').then(({ openLogFile }) => openLogFile(folder))
    last = file.then(
      (opened) => opened[level](line),
      (error: unknown) => consoleLog.error('there is no log file', error),
    )
  }
  return { warn: write('warn'), error: write('error'), written: () => last }
}
