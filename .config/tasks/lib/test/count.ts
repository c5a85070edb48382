import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

export interface Count {
  readonly passed: number
  readonly failed: number
  /** `what: why` of tests that did not run. */
  readonly notRun: readonly string[]
  /** Names of tests that failed, with the first line of why: a long output is often kept from its end only. */
  readonly failures: readonly string[]
  /** Output that is still to be shown. */
  readonly output?: string
}

export const NOTHING: Count = { passed: 0, failed: 0, notRun: [], failures: [] }

export const add = (one: Count, other: Count): Count => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  notRun: [...one.notRun, ...other.notRun],
  failures: [...one.failures, ...other.failures],
})

/** A check that is one test as a whole. */
export const single = (ok: boolean): Count => ({ ...NOTHING, passed: ok ? 1 : 0, failed: ok ? 0 : 1 })

interface VitestResult {
  readonly status: string
  readonly fullName: string
  readonly failureMessages?: readonly string[]
}

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message?: string
    readonly assertionResults: readonly VitestResult[]
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
  const results = report.testResults.flatMap(({ assertionResults }) => assertionResults)
  const left = results.filter(({ status }) => status !== 'passed' && status !== 'failed')
  const failed = results.filter(({ status }) => status === 'failed')
  return noticed(code, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    notRun: left.map(({ fullName, status }) => `${fullName}: ${status}`),
    failures: [
      ...failed.map(({ fullName, failureMessages }) => withReason(fullName, failureMessages?.[0])),
      ...broken.map(({ name, message }) => withReason(name, message)),
    ],
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
    readonly tests: readonly {
      readonly status: string
      readonly results?: readonly { readonly error?: { readonly message?: string } }[]
    }[]
  }[]
  readonly suites?: readonly PlaywrightSuite[]
}

/** Counts a report of Playwright's JSON reporter. A test that passed only when repeated counts as failed. */
export function countPlaywright(file: string, code: number): Count {
  const report = read<PlaywrightReport>(file)
  if (!report) return single(false)
  const { expected, unexpected, flaky } = report.stats
  const skipped = specs(report.suites).filter(({ spec }) => spec.tests.some(has('skipped')))
  const bad = specs(report.suites).filter(({ spec }) => spec.tests.some(has('unexpected', 'flaky')))
  return noticed(code, {
    passed: expected,
    failed: unexpected + flaky,
    notRun: skipped.map(({ title }) => `${title}: skipped`),
    failures: bad.map(({ title, spec }) => withReason(title, reasonOf(spec))),
  })
}

/** Titles of all tests in a listing of Playwright (`--list`). */
export function listedTitles(output: string): readonly string[] {
  return specs((JSON.parse(output) as PlaywrightReport).suites).map(({ title }) => title)
}

type Spec = PlaywrightSuite['specs'][number]

interface TitledSpec {
  readonly title: string
  readonly spec: Spec
}

const specs = (suites: readonly PlaywrightSuite[]): readonly TitledSpec[] =>
  suites.flatMap((suite) => [
    ...suite.specs.map((spec) => ({ title: `${suite.title} › ${spec.title}`, spec })),
    ...specs(suite.suites ?? []),
  ])

const has =
  (...wanted: readonly string[]) =>
  ({ status }: Spec['tests'][number]) =>
    wanted.includes(status)

const reasonOf = ({ tests }: Spec) =>
  tests.flatMap(({ results = [] }) => results).find(({ error }) => error)?.error?.message

/** A reason's first line; colours and the rest stand in the runner's own output. */
function withReason(name: string, reason = ''): string {
  const [line = ''] = stripVTControlCharacters(reason).trim().split('\n')
  return line === '' ? name : `${name}: ${line}`
}

/** A run that ended badly without naming a test has failed all the same. */
function noticed(code: number, count: Count): Count {
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count
}

function read<T>(file: string): T | undefined {
  if (!existsSync(file)) return undefined
  return JSON.parse(readFileSync(file, 'utf8')) as T
}
