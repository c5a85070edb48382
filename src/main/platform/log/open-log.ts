import { homedir } from 'node:os'
import { inspect } from 'node:util'
import { consoleLog, type Log } from '../../log.ts'
import type { LogFile } from './log-file.ts'
import { redact } from './redact.ts'

export interface KeptLog extends Log {
  /** Resolves once everything said so far is in the file. */
  written(): Promise<void>
}

/** Reports to the console, where somebody develops, and to a file in a folder, which a program without a console needs. */
export function openLog(folder: string): KeptLog {
  let file: Promise<LogFile> | undefined
  let last = Promise.resolve()
  const write = (level: 'warn' | 'error') => (message: string, cause?: unknown) => {
    consoleLog[level](message, cause)
    const line = redact(cause === undefined ? message : `${message}: ${inspect(cause)}`, homedir())
    // Most starts have nothing to say, and need not wait for what would write it.
    file ??= import('./log-file.ts').then(({ openLogFile }) => openLogFile(folder))
    last = file.then(
      (opened) => opened[level](line),
      (error: unknown) => consoleLog.error('there is no log file', error),
    )
  }
  return { warn: write('warn'), error: write('error'), written: () => last }
}
