/** `npm run bench -- <name>`: runs one of the benchmarks in `tests/bench`. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './lib/paths.ts'
import { say } from './lib/say.ts'

const folder = join(projectRoot, 'tests', 'bench')
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -'.ts'.length))
const wanted = process.argv[2] ?? ''

if (names.includes(wanted)) {
  await import(join(folder, `${wanted}.ts`))
} else {
  say(`Which benchmark? npm run bench -- ${names.join(' | ')}`)
  process.exitCode = 1
}
