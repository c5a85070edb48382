import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const projectRoot = fileURLToPath(new URL('../..', import.meta.url))

export interface StartSettings {
  readonly userData: string
  /** Variables over those of this process; undefined removes one. */
  readonly env: NodeJS.ProcessEnv
}

/** `npm start` as a person types it, without a display. */
export class StartCommand {
  readonly lines: string[] = []
  readonly #child: ChildProcess
  readonly #ended: Promise<number | null>
  readonly #heard = new Set<() => void>()

  constructor({ userData, env }: StartSettings) {
    const args = ['start', '--', `--user-data-dir=${userData}`, '--remote-debugging-port=0']
    // A group of its own stands for a terminal: Ctrl+C reaches everything in it.
    this.#child = spawn('npm', args, {
      cwd: projectRoot,
      env: { ...process.env, DISPLAY: undefined, WAYLAND_DISPLAY: undefined, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    })
    this.#ended = once(this.#child, 'exit').then(([code]: unknown[]) => code as number | null)
    if (!this.#child.stdout) throw new Error('npm start has no output to read.')
    createInterface({ input: this.#child.stdout }).on('line', (line) => {
      this.lines.push(line)
      for (const listener of this.#heard) listener()
    })
  }

  /** The first line that matches, now or later. @throws with all lines when the command ends without it */
  async line(pattern: RegExp): Promise<string> {
    const found = () => this.lines.find((line) => pattern.test(line))
    const heard = new Promise<string>((resolve) => {
      const look = () => {
        const line = found()
        if (line === undefined) return
        this.#heard.delete(look)
        resolve(line)
      }
      this.#heard.add(look)
      look()
    })
    const ended = this.#ended.then((code) => {
      const line = found()
      if (line !== undefined) return line
      throw new Error(`npm start ended with ${code} and never said ${pattern}:\n${this.lines.join('\n')}`)
    })
    return Promise.race([heard, ended])
  }

  /** The address of the window's debugging port, once the window is there. */
  async debuggingAddress(): Promise<string> {
    await this.line(/^Cosmia is running/)
    const [address] = /http:\/\/\S+$/.exec(await this.line(/ at http:\/\/[\d.]+:\d+$/)) ?? []
    if (!address) throw new Error('npm start named no debugging address.')
    return address
  }

  /** Ctrl+C in the terminal; resolves when the command has ended. */
  async interrupt(): Promise<void> {
    if (this.#child.pid !== undefined && this.#isRunning()) process.kill(-this.#child.pid, 'SIGINT')
    await this.#ended
  }

  #isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null
  }

  get ended(): Promise<number | null> {
    return this.#ended
  }
}
