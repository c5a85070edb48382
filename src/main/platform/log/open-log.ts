import { homedir } from 'node:os'
import path from 'node:path'
import { inspect } from 'node:util'
import electronLog from 'electron-log/node.js'
import { consoleLog, type Log } from '../../log.ts'
import { redact } from './redact.ts'

/** Bytes of the file before it becomes `main.old.log` and another is begun. */
const LARGEST = 1024 * 1024

/** Reports to the console, where somebody develops, and to a file in a folder, which a program without a console needs. */
export function openLog(folder: string): Log {
  const logger = electronLog.create({ logId: 'main' })
  const { console, file } = logger.transports
  console.level = false
  file.resolvePathFn = () => path.join(folder, 'main.log')
  file.maxSize = LARGEST
  const write = (level: 'warn' | 'error') => (message: string, cause?: unknown) => {
    consoleLog[level](message, cause)
    const text = cause === undefined ? message : `${message}: ${inspect(cause)}`
    logger[level](redact(text, homedir()))
  }
  return { warn: write('warn'), error: write('error') }
}
