import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { FURTHER_STAGES } from './further-stages.ts'
import { EMBEDDED_FILES } from './hosted/embedded-files.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const RENDERER = 'src/renderer/**/*.test.{ts,tsx}'
const BACKEND = 'tests/backend/**/*.test.ts'
/** Files of one worker share a server, and what they import. */
const OF_ONE_SERVER = { isolate: false, testTimeout: 30_000, hookTimeout: 60_000 }

/** Files that take longest without being large, by which Vitest would order them: begun last, one worker would wait for them. */
const LONG = ['jobs-by-chance', 'pgtap', 'upkeep', 'realtime-limits', 'realtime-expiry', 'realtime-rights']

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) =>
      LONG.some((name) => moduleId.endsWith(`/${name}.test.ts`))
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

/** One project per kind of test, so that `vitest run --project db` runs just that kind. */
export default defineConfig({
  root,
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      project('unit', { include: ['src/**/*.test.ts'], exclude: [RENDERER] }),
      project('renderer', {
        include: [RENDERER],
        environment: 'jsdom',
        pool: 'vmThreads',
        setupFiles: 'tests/renderer-patience.ts',
        // The first drawing of a file brings MUI with it: seconds on a busy machine.
        testTimeout: 20_000,
        hookTimeout: 20_000,
      }),
      project('lint', {
        include: ['tests/lint/*.test.ts', 'tests/specification/**/*.test.ts'],
        testTimeout: 30_000,
      }),
      project('db', { include: ['tests/db/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 }),
      project('mutations', { include: [`${FURTHER_STAGES.mutations}/*.test.ts`] }),
      project('backend', {
        include: [BACKEND, 'tests/hosted/*.test.ts'],
        globalSetup: 'tests/backend/build-templates.ts',
        ...OF_ONE_SERVER,
      }),
      project('hosted', {
        include: [BACKEND],
        exclude: Object.keys(EMBEDDED_FILES),
        // All of them ask one server, from one address.
        fileParallelism: false,
        ...OF_ONE_SERVER,
      }),
      project('embedded', {
        include: [`${FURTHER_STAGES.embedded}/*.test.ts`],
        globalSetup: 'tests/backend/build-templates.ts',
        testTimeout: 120_000,
        hookTimeout: 60_000,
      }),
      project('host', {
        include: [`${FURTHER_STAGES.host}/**/*.test.ts`],
        testTimeout: 60_000,
        hookTimeout: 60_000,
      }),
      project('keychain', {
        include: ['tests/keychain/**/*.test.ts'],
        testTimeout: 30_000,
        hookTimeout: 30_000,
      }),
      project('package', {
        include: [`${FURTHER_STAGES.package}/*.test.ts`],
        testTimeout: 60_000,
        hookTimeout: 120_000,
      }),
      project('start', { include: ['tests/start/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 120_000 }),
    ],
  },
})

type ProjectOptions = Record<string, unknown>

function project(name: string, options: ProjectOptions) {
  // A second, as Vitest has it, is less than a busy machine needs, and just what lies between two tokens.
  return { root, test: { name, expect: { poll: { timeout: 5_000 } }, ...options } }
}
