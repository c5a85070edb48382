import { spawnSync } from 'node:child_process'
import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  watch,
  writeFileSync,
} from 'node:fs'
import type { FSWatcher } from 'node:fs'
import path from 'node:path'

export interface SecondInstance {
  readonly argv: string[]
  readonly workingDirectory: string
  readonly additionalData: unknown
}

/**
 * Electron's single instance lock of a user data folder. The kernel holds it (`flock`), so it goes with the process,
 * however that ends. A second instance leaves its command line as a file in `inbox`.
 */
export class InstanceLock {
  #descriptor: number | undefined
  #watcher: FSWatcher | undefined

  /** False when another process has it; that one is then told about `self`. */
  acquire(userData: string, self: SecondInstance, onSecond: (other: SecondInstance) => void): boolean {
    if (this.#descriptor !== undefined) return true
    const inbox = path.join(userData, 'SecondInstances')
    mkdirSync(inbox, { recursive: true })
    const descriptor = openSync(path.join(userData, 'InstanceLock'), 'w')
    // The lock belongs to the open file, which this process keeps after the command has ended.
    const { status, error } = spawnSync('flock', ['--nonblock', '3'], {
      stdio: ['ignore', 'ignore', 'inherit', descriptor],
    })
    if (error)
      throw new Error('The single instance lock needs the command "flock" (util-linux).', { cause: error })
    if (status !== 0) {
      closeSync(descriptor)
      leaveNote(inbox, self)
      return false
    }
    this.#descriptor = descriptor
    for (const stale of readdirSync(inbox)) rmSync(path.join(inbox, stale))
    this.#watcher = watch(inbox, () => takeNotes(inbox).forEach(onSecond)).unref()
    return true
  }

  isHeld(): boolean {
    return this.#descriptor !== undefined
  }

  release(): void {
    this.#watcher?.close()
    if (this.#descriptor !== undefined) closeSync(this.#descriptor)
    this.#descriptor = undefined
  }
}

function leaveNote(inbox: string, note: SecondInstance): void {
  const file = path.join(inbox, `${process.pid}-${Date.now()}`)
  writeFileSync(`${file}.part`, JSON.stringify(note))
  renameSync(`${file}.part`, `${file}.json`)
}

function takeNotes(inbox: string): SecondInstance[] {
  const files = readdirSync(inbox).filter((name) => name.endsWith('.json'))
  return files.map((name) => {
    const file = path.join(inbox, name)
    const note = JSON.parse(readFileSync(file, 'utf8')) as SecondInstance
    rmSync(file)
    return note
  })
}
