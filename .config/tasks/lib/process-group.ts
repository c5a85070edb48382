import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { projectEnv, projectRoot } from './paths.ts'

const PATIENCE_MS = 8_000

/** A program in a process group of its own: Ctrl+C does not reach it, and stopping it reaches all its children. */
export interface ProcessGroup {
  readonly child: ChildProcess
  /** Its exit code once it has ended, 128 + 9 and the like after a signal. */
  readonly ended: Promise<number>
  /** Asks it to end, and makes it end when it does not listen. */
  stop(): Promise<void>
}

export interface GroupOptions {
  readonly env?: NodeJS.ProcessEnv
  readonly stdio?: StdioOptions
}

export function startGroup(
  command: string,
  args: readonly string[],
  options: GroupOptions = {},
): ProcessGroup {
  const child = spawn(command, args, {
    cwd: projectRoot,
    env: projectEnv(options.env),
    stdio: options.stdio ?? ['ignore', 'pipe', 'pipe'],
    // Windows has no groups, and a detached console program would open a window there.
    detached: process.platform !== 'win32',
  })
  if (process.platform !== 'win32' && child.pid !== undefined) endWithUs(child.pid)
  const ended = new Promise<number>((resolve) => {
    child.once('error', () => resolve(127))
    child.once('exit', (code, signal) => resolve(code ?? (signal === 'SIGKILL' ? 137 : 143)))
  })
  return {
    child,
    ended,
    async stop() {
      signalGroup(child, 'SIGTERM')
      const listened = await Promise.race([ended.then(() => true), wait(PATIENCE_MS, false, { ref: false })])
      // Also after it ended by itself: a grandchild may still be there.
      signalGroup(child, 'SIGKILL')
      if (!listened) await ended
    },
  }
}

/** A shell that waits for the end of its input, thus for ours however we end, and then ends the group. */
function endWithUs(group: number): void {
  const script = 'read -r line; kill -TERM -- "-$1" 2>/dev/null'
  const guard = spawn('/bin/sh', ['-c', script, 'cosmia-guard', String(group)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  guard.unref()
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return
  try {
    if (process.platform === 'win32') child.kill(signal)
    else process.kill(-child.pid, signal)
  } catch (error) {
    // ESRCH: the whole group has ended already, which is what was wanted.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}
