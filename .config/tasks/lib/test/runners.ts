import { packageFile } from '../paths.ts'
import { run, runNode, type Finished } from '../run.ts'
import { inSecretService } from '../secret-service.ts'
import { reportFile, testEnv, type TestContext } from './context.ts'
import { countPlaywright, countVitest, listedTitles, type Count } from './count.ts'

const VITEST = packageFile('vitest/vitest.mjs')
const PLAYWRIGHT = packageFile('playwright/cli.js')
const PLAYWRIGHT_CONFIG = ['-c', 'tests/playwright.config.ts']

/** Runs projects of tests/vitest.config.ts. */
export async function vitest(
  projects: readonly string[],
  context: TestContext,
  extra: readonly string[],
): Promise<Count> {
  const file = reportFile(context)
  const { code } = await runNode(VITEST, vitestArguments(projects, file, extra), { env: testEnv(context) })
  return countVitest(file, code)
}

function vitestArguments(projects: readonly string[], file: string, extra: readonly string[]): string[] {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  return [
    'run',
    '-c',
    'tests/vitest.config.ts',
    ...projects.map((name) => `--project=${name}`),
    ...reporters,
    ...extra,
  ]
}

/** Runs the end-to-end tests through the real window. */
export async function playwright(context: TestContext, extra: readonly string[]): Promise<Count> {
  const file = reportFile(context)
  const env = { ...testEnv(context), PLAYWRIGHT_JSON_OUTPUT_NAME: file }
  const args = [PLAYWRIGHT, 'test', ...PLAYWRIGHT_CONFIG, '--reporter=list,json', ...extra]
  const { code } = context.hasSecretService
    ? await withSecretService(args, env)
    : await run(process.execPath, args, { env })
  const count = countPlaywright(file, code)
  return { ...count, notRun: [...count.notRun, ...(await electronOnly(context))] }
}

/** What the stand-in cannot show. */
async function electronOnly(context: TestContext): Promise<readonly string[]> {
  if (context.runtime.isElectron) return []
  const args = [
    'test',
    ...PLAYWRIGHT_CONFIG,
    '--list',
    '--grep',
    '@electron',
    '--reporter=json',
    '--pass-with-no-tests',
  ]
  const { output } = await runNode(PLAYWRIGHT, args, { env: testEnv(context), quiet: true })
  return listedTitles(output).map((title) => `${title}: it needs the Electron binary`)
}

async function withSecretService(args: readonly string[], env: NodeJS.ProcessEnv): Promise<Finished> {
  const { wrapped, remove } = inSecretService({ command: process.execPath, args, env })
  try {
    return await run(wrapped.command, wrapped.args, { env: wrapped.env })
  } finally {
    remove()
  }
}
