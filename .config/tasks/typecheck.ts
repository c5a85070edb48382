/** `npm run typecheck`: the tools and each room with its own tsconfig, two at a time. */
import { packageFile } from './lib/paths.ts'
import { runNode } from './lib/run.ts'
import { say, seconds } from './lib/say.ts'

const PROJECTS = [
  'src/renderer',
  'src/reader',
  'tests',
  'src/main',
  'src/backend',
  'src/preload',
  'src/shared',
  '.',
]
const AT_ONCE = 2

const started = performance.now()
const waiting = [...PROJECTS]
const failed: string[] = []

async function checkNext(): Promise<void> {
  const project = waiting.shift()
  if (!project) return
  const { code, output } = await runNode(packageFile('typescript-native/bin/tsc'), ['-p', project], {
    quiet: true,
  })
  if (code !== 0) {
    failed.push(project)
    say(output.trimEnd())
  }
  return checkNext()
}

await Promise.all(Array.from({ length: AT_ONCE }, checkNext))
say(
  failed.length === 0
    ? `${PROJECTS.length} projects type check (${seconds(started)})`
    : `type errors in ${failed.join(', ')}`,
)
process.exitCode = failed.length === 0 ? 0 : 1
