/** `npm test [-- all | stage… [-- arguments of its runner]]` (design §3): each of its stages runs, the last line counts. */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chooseRuntime, type Runtime } from './lib/electron-runtime.ts'
import * as parts from './lib/parts/catalogue.ts'
import type { SystemPart } from './lib/parts/part.ts'
import { provide } from './lib/parts/provide.ts'
import { header, say, seconds } from './lib/say.ts'
import { Shutdown } from './lib/start/shutdown.ts'
import { startVirtualDisplay } from './lib/start/virtual-display.ts'
import { temporaryFolder, type TestContext } from './lib/test/context.ts'
import { add, NOTHING, type Count } from './lib/test/count.ts'
import { ALL_STAGES, buildForTests, STAGES, USUAL_STAGES, type Stage } from './lib/test/stages.ts'

const shutdown = new Shutdown()
shutdown.onSignals()
const { wanted, extra } = readArguments(process.argv.slice(2))
const folder = temporaryFolder()
shutdown.add(() => Promise.resolve(rmSync(folder, { recursive: true, force: true })))
const total = await runAll()
report(total)
await shutdown.exit(total.failed === 0 ? 0 : 1)

async function runAll(): Promise<Count> {
  header('system parts')
  const runtime = await chooseRuntime(say)
  const missing = await provide(partsFor(runtime))
  const context: TestContext = {
    folder,
    notRunFile: join(folder, 'not-run.txt'),
    runtime,
    shutdown,
    hasSecretService: !missing.includes(parts.secretService) && !missing.includes(parts.libsecret),
    env: runtime.isElectron && !parts.hasDisplay() ? { DISPLAY: await startVirtualDisplay(shutdown) } : {},
  }
  say(`end-to-end tests will use: ${runtime.name}`)
  const notRun = [...missing.map((part) => `${part.neededFor}: ${part.name} is missing`), ...otherSystems()]
  let sum: Count = { ...NOTHING, notRun }
  const [light, heavy] = [
    wanted.filter((stage) => !stage.needsBuild),
    wanted.filter((stage) => stage.needsBuild),
  ]
  const started = new Map(
    light.filter(({ sideBySide }) => sideBySide).map((stage) => [stage, stage.run(context, extra)]),
  )
  for (const stage of light) {
    sum = add(sum, await timed(stage.title, () => started.get(stage) ?? stage.run(context, extra)))
  }
  if (heavy.length > 0) sum = add(sum, await runOnBuild(heavy, context))
  return { ...sum, notRun: [...sum.notRun, ...toldByTests(context)] }
}

async function runOnBuild(stages: readonly Stage[], context: TestContext): Promise<Count> {
  const built = await timed('build', buildForTests)
  if (built.failed > 0) return { ...built, notRun: stages.map(({ title }) => `${title}: the build failed`) }
  let sum = built
  for (const stage of stages) sum = add(sum, await timed(stage.title, () => stage.run(context, extra)))
  return sum
}

async function timed(title: string, work: () => Promise<Count>): Promise<Count> {
  header(title)
  const started = performance.now()
  const count = await work()
  const { passed, failed, output } = count
  if (output?.trim()) say(output.trimEnd())
  say(
    `${passed + failed === 0 ? 'done' : `${title}: ${passed} passed, ${failed} failed`} (${seconds(started)})`,
  )
  return named(title, count)
}

/** A check that is no list of tests fails by its own name. */
function named(title: string, count: Count): Count {
  const failures = count.failures.map((failure) => `${title}: ${failure}`)
  return { ...count, failures: count.failed > 0 && failures.length === 0 ? [title] : failures }
}

function readArguments(argv: readonly string[]): { wanted: readonly Stage[]; extra: readonly string[] } {
  const end = argv.indexOf('--')
  const names = end < 0 ? argv : argv.slice(0, end)
  const unknown = names.find((name) => name !== 'all' && !STAGES.some((stage) => stage.name === name))
  if (unknown !== undefined) {
    say(`There is no stage "${unknown}". Stages: ${STAGES.map(({ name }) => name).join(', ')}.`)
    process.exit(2)
  }
  const extra = end < 0 ? [] : argv.slice(end + 1)
  if (names.includes('all')) return { wanted: ALL_STAGES, extra }
  return {
    wanted: names.length > 0 ? STAGES.filter(({ name }) => names.includes(name)) : USUAL_STAGES,
    extra,
  }
}

function partsFor(runtime: Runtime): readonly SystemPart[] {
  if (process.platform !== 'linux') return []
  const host = [parts.chromium, parts.headlessShell]
  const window = runtime.isElectron
    ? [parts.electronLibraries, parts.display, ...(wanted.some(({ usesHost }) => usesHost) ? host : [])]
    : host
  return [
    ...window,
    parts.libsecret,
    parts.secretService,
    parts.postgres,
    parts.cron,
    parts.rclone,
    parts.emoji,
  ]
}

function otherSystems(): readonly string[] {
  const names = { linux: 'Linux', darwin: 'macOS', win32: 'Windows' }
  const others = Object.entries(names).filter(([platform]) => platform !== process.platform)
  return others.map(([, name]) => `everything on ${name}: this machine is another system`)
}

function toldByTests({ notRunFile }: TestContext): readonly string[] {
  if (!existsSync(notRunFile)) return []
  const lines = readFileSync(notRunFile, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => line.replace(/^not run: /, ''))
}

function report({ passed, failed, notRun, failures }: Count): void {
  say()
  for (const line of new Set(notRun)) say(`not run: ${line}`)
  for (const failure of failures) say(`failed: ${failure}`)
  say(`${passed} passed, ${failed} failed`)
}
