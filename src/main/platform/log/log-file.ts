import path from 'node:path'
import electronLog from 'electron-log/node.js'

/** Bytes after which the file becomes `main.old.log` and a new one is begun. */
const LARGEST = 1024 * 1024

export interface LogFile {
  warn(line: string): void
  error(line: string): void
}

/** `main.log` in a folder, created with its first line. */
export function openLogFile(folder: string): LogFile {
  const logger = electronLog.create({ logId: 'main' })
  const { console, file } = logger.transports
  console.level = false
  file.resolvePathFn = () => path.join(folder, 'main.log')
  file.maxSize = LARGEST
  return logger
}
