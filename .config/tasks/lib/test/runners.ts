import { packageFile } from '../paths.ts'
import { run, runNode, type Finished, type RunOptions } from '../run.ts'
import { inSecretService } from '../secret-service.ts'
import { reportFile, testEnv, type TestContext } from './context.ts'
import { countPlaywright, countVitest, listedTitles, type Count } from './count.ts'

const VITEST = packageFile('vitest/vitest.mjs')
const PLAYWRIGHT = packageFile('playwright/cli.js')

/** Runs projects of tests/vitest.config.ts. */
export async function vitest(
  projects: readonly string[],
  context: TestContext,
  extra: readonly string[],
  how: Pick<RunOptions, 'quiet'> = {},
): Promise<Count> {
  const file = reportFile(context)
  const options = { ...how, env: testEnv(context) }
  const { code, output } = await runNode(VITEST, vitestArguments(projects, file, extra), options)
  return { ...countVitest(file, code), output }
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

/** Runs a project of tests/playwright.config.ts, through the real window. */
export async function playwright(
  project: string,
  context: TestContext,
  extra: readonly string[],
): Promise<Count> {
  const file = reportFile(context)
  const env = { ...testEnv(context), PLAYWRIGHT_JSON_OUTPUT_NAME: file }
  const args = [PLAYWRIGHT, ...playwrightArguments(project), '--reporter=list,json', ...extra]
  const { code } = context.hasSecretService
    ? await withSecretService(args, env)
    : await run(process.execPath, args, { env })
  const count = countPlaywright(file, code)
  return { ...count, notRun: [...count.notRun, ...(await electronOnly(project, context))] }
}

function playwrightArguments(project: string): string[] {
  return ['test', '-c', 'tests/playwright.config.ts', `--project=${project}`]
}

/** Tests that the stand-in cannot run. */
async function electronOnly(project: string, context: TestContext): Promise<readonly string[]> {
  if (context.runtime.isElectron) return []
  const how = ['--list', '--grep', '@electron', '--reporter=json', '--pass-with-no-tests']
  const args = [...playwrightArguments(project), ...how]
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
