import { isFurtherStage } from '../../../../tests/further-stages.ts'
import { build, isBuilt } from '../build.ts'
import { projectRoot } from '../paths.ts'
import { runNode } from '../run.ts'
import { say } from '../say.ts'
import { testEnv, type TestContext } from './context.ts'
import { NOTHING, single, type Count } from './count.ts'
import { hosted } from './hosted.ts'
import { playwright, vitest } from './runners.ts'

export interface Stage {
  readonly name: string
  readonly title: string
  /** It opens the built app. */
  readonly needsBuild?: true
  /** It opens windows in the Chromium host, also where there is an Electron. */
  readonly usesHost?: true
  /** It leaves cores idle and what it prints can wait: all such stages start at once, and are told at their place. */
  readonly sideBySide?: true
  /** Only `npm run test:all` runs it: it runs a test of another stage for longer. */
  readonly isLonger?: true
  /** It needs what no machine has by itself, so it runs where it is named. */
  readonly onlyNamed?: true
  readonly run: (context: TestContext, extra: readonly string[]) => Promise<Count>
}

export const STAGES: readonly Stage[] = [
  { name: 'typecheck', title: 'type check', sideBySide: true, run: () => task('typecheck') },
  { name: 'unit', title: 'unit tests', run: (...how) => vitest(['unit', 'renderer'], ...how) },
  { name: 'rules', title: 'tests of the lint rules', run: (...how) => vitest(['lint'], ...how) },
  { name: 'db', title: 'database tests', run: (...how) => vitest(['db'], ...how) },
  {
    name: 'mutations',
    title: 'rules of the database, one changed at a time',
    run: (...how) => vitest(['mutations'], ...how),
  },
  {
    name: 'backend',
    title: 'backend tests',
    // Most of them wait: a third worker uses what two cores leave.
    run: (context, extra) => vitest(['backend'], context, ['--maxWorkers=3', ...extra]),
  },
  {
    name: 'chance',
    title: 'what is sent, against 200 servers of chance',
    isLonger: true,
    run: (context, extra) => {
      const env = { ...context.env, VITE_CHANCE_RUNS: '200' }
      return vitest(['renderer'], { ...context, env }, ['src/renderer/app/jobs-by-chance.test.ts', ...extra])
    },
  },
  {
    name: 'embedded',
    title: 'tests of the embedded backend itself',
    run: (...how) => vitest(['embedded'], ...how),
  },
  // Takes the longest, and works beside all of the above.
  { name: 'lint', title: 'lint', sideBySide: true, run: () => task('lint') },
  {
    name: 'keychain',
    title: 'keychain tests',
    sideBySide: true,
    run: (...how) => vitest(['keychain'], ...how, { quiet: true }),
  },
  {
    name: 'host',
    title: 'tests of the Chromium host',
    needsBuild: true,
    usesHost: true,
    run: (...how) => vitest(['host'], ...how),
  },
  {
    name: 'e2e',
    title: 'end-to-end tests',
    needsBuild: true,
    run: (...how) => playwright('e2e', ...how),
  },
  {
    name: 'again',
    title: 'end-to-end tests of what is shown already',
    needsBuild: true,
    run: (...how) => playwright('again', ...how),
  },
  {
    name: 'gallery',
    title: 'all states of the program',
    needsBuild: true,
    run: (...how) => playwright('gallery', ...how),
  },
  {
    name: 'start',
    title: 'tests of npm start',
    needsBuild: true,
    run: (...how) => vitest(['start'], ...how),
  },
  {
    name: 'package',
    title: 'tests of the package',
    needsBuild: true,
    usesHost: true,
    run: (...how) => vitest(['package'], ...how),
  },
  { name: 'soak', title: 'half an hour of chatting', needsBuild: true, run: soak },
  {
    name: 'hosted',
    title: 'tests on a named server',
    onlyNamed: true,
    run: (...how) => hosted(...how, buildForTests),
  },
]

/** Stages of `npm run test:all`. */
export const ALL_STAGES = STAGES.filter(({ onlyNamed }) => !onlyNamed)

/** Stages of `npm test`. */
export const USUAL_STAGES = ALL_STAGES.filter(
  ({ name, isLonger }) => isLonger !== true && !isFurtherStage(name),
)

async function task(name: string): Promise<Count> {
  const { code, output } = await runNode(`${projectRoot}.config/tasks/${name}.ts`, [], { quiet: true })
  return { ...single(code === 0), output }
}

async function soak(context: TestContext, extra: readonly string[]): Promise<Count> {
  const args = ['soak', ...extra]
  const { code } = await runNode(`${projectRoot}.config/tasks/bench.ts`, args, { env: testEnv(context) })
  return single(code === 0)
}

/** Builds the app for the stages that open it. A failed build is one failed test; a good one is none. */
export async function buildForTests(): Promise<Count> {
  if (isBuilt()) return NOTHING
  const { ok, output } = await build()
  if (!ok) say(output)
  return ok ? NOTHING : single(false)
}
