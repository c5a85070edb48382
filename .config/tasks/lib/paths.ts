import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const projectRoot = fileURLToPath(new URL('../../../', import.meta.url))

/** Facts about this machine that later runs reuse; goes away with `npm ci`. */
export const cacheFolder = join(projectRoot, 'node_modules', '.cache', 'cosmia')

/** An installed package's own file, run with the Node that runs this. */
export const packageFile = (path: string) => join(projectRoot, 'node_modules', ...path.split('/'))

/** Environment in which `node` and the installed tools are the project's own, whatever the machine has. */
export function projectEnv(extra: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const bin = join(projectRoot, 'node_modules', '.bin')
  return { ...process.env, PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}`, ...extra }
}
