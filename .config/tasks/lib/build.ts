import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageFile, projectRoot } from './paths.ts'
import { runNode } from './run.ts'
import { ENVIRONMENT_FILES } from './start/server-choice.ts'

const SOURCES = ['src/main', 'src/preload', 'src/renderer', 'src/reader', 'src/shared', 'resources']
const FILES = ['electron.vite.config.ts', 'package.json', 'package-lock.json', 'tsconfig.json']
const RESULTS = [
  'out/main/index.js',
  'out/preload/index.cjs',
  'out/renderer/index.html',
  'out/reader/index.html',
]
const STAMP = join(projectRoot, 'out', 'built-from')

/** True when `out` holds the build of exactly these sources. */
export function isBuilt(): boolean {
  if (!RESULTS.every((file) => existsSync(join(projectRoot, file)))) return false
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint()
}

/** Builds the app. The output is empty unless the build failed. */
export async function build(): Promise<{ readonly ok: boolean; readonly output: string }> {
  const before = fingerprint()
  const { code, output } = await runNode(packageFile('electron-vite/bin/electron-vite.js'), ['build'], {
    quiet: true,
  })
  if (code !== 0) return { ok: false, output }
  writeFileSync(STAMP, before)
  return { ok: true, output: '' }
}

/** For what writes to `out` by other means: the next start builds again. */
export function forgetBuild(): void {
  rmSync(STAMP, { force: true })
}

/** Changes whenever something that goes into the build does. */
function fingerprint(): string {
  const hash = createHash('sha256')
  for (const path of [...SOURCES.flatMap(filesBelow), ...FILES, ...ENVIRONMENT_FILES]) {
    const stats = statSync(join(projectRoot, path), { throwIfNoEntry: false })
    if (stats) hash.update(`${path} ${stats.size} ${stats.mtimeMs}\n`)
  }
  const builtIn = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'))
  return hash.update(JSON.stringify(builtIn.sort())).digest('hex')
}

function filesBelow(folder: string): string[] {
  const path = join(projectRoot, folder)
  if (!existsSync(path)) return []
  const entries = readdirSync(path, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(projectRoot.length))
}
