import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { projectRoot } from '../paths.ts'

/** Options of `npm start -- …`. */
export interface StartOptions {
  /** Absolute; one running app for each. */
  readonly userData: string
  /** Undefined when nobody asked to debug. */
  readonly debuggingPort: string | undefined
  /** Everything else, handed on to the runtime as it is. */
  readonly rest: readonly string[]
  /** Absolute folder of the embedded backend (`COSMIA_DATA_DIR`). */
  readonly backendData: string
}

const stateFolder = join(projectRoot, '.cosmia')

export function readStartOptions(argv: readonly string[], env: NodeJS.ProcessEnv): StartOptions {
  const { values, tokens } = parseArgs({
    args: [...argv],
    options: { 'user-data-dir': { type: 'string' }, 'remote-debugging-port': { type: 'string' } },
    strict: false,
    tokens: true,
  })
  const ours = (name: string) => name === 'user-data-dir' || name === 'remote-debugging-port'
  const rest = tokens.flatMap((token) => {
    if (token.kind === 'option-terminator') return []
    if (token.kind === 'positional') return [token.value]
    return ours(token.name)
      ? []
      : [token.value === undefined ? token.rawName : `${token.rawName}=${token.value}`]
  })
  return {
    userData: resolve(text(values['user-data-dir']) ?? join(stateFolder, 'user-data')),
    debuggingPort: text(values['remote-debugging-port']),
    rest,
    backendData: resolve(env['COSMIA_DATA_DIR'] || join(stateFolder, 'backend')),
  }
}

const text = (value: string | boolean | undefined) => (typeof value === 'string' ? value : undefined)
