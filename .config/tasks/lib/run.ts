import { spawn, type SpawnOptions } from 'node:child_process'
import { projectEnv, projectRoot } from './paths.ts'

export interface Finished {
  /** 0 is success; 128 + n stands for an end by signal. */
  readonly code: number
  /** Its stdout and stderr, in order; empty unless `quiet`. */
  readonly output: string
}

export interface RunOptions {
  readonly env?: NodeJS.ProcessEnv
  /** Collect the output instead of showing it. */
  readonly quiet?: boolean
  /** Milliseconds after which it is ended. */
  readonly timeout?: number
}

/** Runs a program in the project's folder to its end. Never rejects: a program that cannot start is code 127. */
export function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<Finished> {
  const spawnOptions: SpawnOptions = {
    cwd: projectRoot,
    env: projectEnv(options.env),
    stdio: options.quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    ...(options.timeout && { timeout: options.timeout }),
  }
  const child = spawn(command, args, spawnOptions)
  const endChild = () => void child.kill()
  process.once('exit', endChild)
  child.once('close', () => process.off('exit', endChild))
  const chunks: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => chunks.push(chunk))
  const output = () => Buffer.concat(chunks).toString()
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 127, output: `${output()}${error.message}\n` }))
    child.once('close', (code) => resolve({ code: code ?? 130, output: output() }))
  })
}

/** Runs a TypeScript or JavaScript file with the Node that runs this. */
export function runNode(file: string, args: readonly string[], options?: RunOptions): Promise<Finished> {
  return run(process.execPath, [file, ...args], options)
}
