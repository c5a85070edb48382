import { existsSync, readFileSync } from 'node:fs'

export interface Count {
  readonly passed: number
  readonly failed: number
  /** `what: why` of tests that did not run. */
  readonly notRun: readonly string[]
  /** What is still to be shown of it. */
  readonly output?: string
}

export const NOTHING: Count = { passed: 0, failed: 0, notRun: [] }

export const add = (one: Count, other: Count): Count => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  notRun: [...one.notRun, ...other.notRun],
})

/** A check that is one test as a whole. */
export const single = (ok: boolean): Count => ({ ...NOTHING, passed: ok ? 1 : 0, failed: ok ? 0 : 1 })

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[]
  }[]
}

/** Counts a report of Vitest's JSON reporter. A file that failed before its first test counts as one failed test. */
export function countVitest(file: string, code: number): Count {
  const report = read<VitestReport>(file)
  if (!report) return single(false)
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  const left = report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status !== 'passed' && status !== 'failed'),
  )
  return noticed(code, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    notRun: left.map(({ fullName, status }) => `${fullName}: ${status}`),
  })
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
    readonly skipped: number
  }
  readonly suites: readonly PlaywrightSuite[]
}

interface PlaywrightSuite {
  readonly title: string
  readonly specs: readonly {
    readonly title: string
    readonly tests: readonly { readonly status: string }[]
  }[]
  readonly suites?: readonly PlaywrightSuite[]
}

/** Counts a report of Playwright's JSON reporter. A test that passed only when repeated counts as failed. */
export function countPlaywright(file: string, code: number): Count {
  const report = read<PlaywrightReport>(file)
  if (!report) return single(false)
  const { expected, unexpected, flaky } = report.stats
  const skipped = titles(report.suites, ({ tests }) => tests.some(({ status }) => status === 'skipped'))
  return noticed(code, {
    passed: expected,
    failed: unexpected + flaky,
    notRun: skipped.map((title) => `${title}: skipped`),
  })
}

/** Titles of all tests in a listing of Playwright (`--list`). */
export function listedTitles(output: string): readonly string[] {
  return titles((JSON.parse(output) as PlaywrightReport).suites, () => true)
}

type Spec = PlaywrightSuite['specs'][number]

function titles(suites: readonly PlaywrightSuite[], wanted: (spec: Spec) => boolean): string[] {
  return suites.flatMap((suite) => [
    ...suite.specs.filter(wanted).map((spec) => `${suite.title} › ${spec.title}`),
    ...titles(suite.suites ?? [], wanted),
  ])
}

/** A run that ended badly without naming a test has failed all the same. */
function noticed(code: number, count: Count): Count {
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count
}

function read<T>(file: string): T | undefined {
  if (!existsSync(file)) return undefined
  return JSON.parse(readFileSync(file, 'utf8')) as T
}
