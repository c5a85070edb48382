import { spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { fixture, HOST } from './fixture-app.ts'

const MARK = 'COSMIA_HOST_TEST'

/** A folder for user data and temporary files, and a mark that all processes started in it inherit. */
export class Playground {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'host-process-'))
  readonly temporary = mkdtempSync(path.join(this.folder, 'tmp-'))
  readonly userData = path.join(this.folder, 'user-data')
  readonly #mark = randomUUID()

  start(
    command = path.join(HOST, 'electron'),
    args: readonly string[] = ['.'],
    env: NodeJS.ProcessEnv = {},
  ): HostProcess {
    const all = [...args, `--user-data-dir=${this.userData}`]
    const marked = { ELECTRON_OVERRIDE_DIST_PATH: HOST, TMPDIR: this.temporary, [MARK]: this.#mark }
    return new HostProcess(
      spawn(command, all, { cwd: fixture('lifecycle'), env: { ...process.env, ...marked, ...env } }),
    )
  }

  /** Command lines of all that still runs, watchdog and crash handlers included. */
  running(): string[] {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && readProc(name, 'environ').includes(`${MARK}=${this.#mark}`))
      .map((pid) => readProc(pid, 'cmdline').replaceAll('\0', ' '))
      .filter((line) => line !== '')
  }

  leftovers(): string[] {
    return readdirSync(this.temporary)
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, maxRetries: 10, retryDelay: 100 })
  }
}

function readProc(pid: string, file: string): string {
  try {
    return readFileSync(path.join('/proc', pid, file), 'utf8')
  } catch {
    return '' // ended meanwhile
  }
}

interface Said {
  readonly what: string
  readonly [detail: string]: unknown
}

/** A running host and what the fixture `lifecycle` says. */
export class HostProcess {
  readonly child: ChildProcess
  readonly ended: Promise<number | null>
  readonly said: Said[] = []
  errors = ''

  constructor(child: ChildProcess) {
    this.child = child
    this.ended = once(child, 'exit').then(([code]) => code as number | null)
    child.stderr?.on('data', (chunk: Buffer) => (this.errors += String(chunk)))
    if (child.stdout)
      createInterface({ input: child.stdout }).on('line', (line) => {
        if (line.startsWith('{')) this.said.push(JSON.parse(line) as Said)
      })
  }

  whats(): string[] {
    return this.said.map(({ what }) => what)
  }
}

export const nodeModule = (file: string): string => createRequire(import.meta.url).resolve(file)
