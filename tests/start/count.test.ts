import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { add, countPlaywright, countVitest, NOTHING, single } from '../../.config/tasks/lib/test/count.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cosmia-count-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function report(content: unknown): string {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

const testFile = (status: string, ...tests: readonly string[]) => ({
  name: 'some.test.ts',
  status,
  assertionResults: tests.map((result, index) => ({ status: result, fullName: `test ${index}` })),
})

describe('countVitest', () => {
  it('counts what passed and failed and names what was left out', () => {
    const testResults = [testFile('failed', 'passed', 'failed', 'skipped')]
    const file = report({ numPassedTests: 1, numFailedTests: 1, testResults })
    expect(countVitest(file, 1)).toEqual({ passed: 1, failed: 1, notRun: ['test 2: skipped'] })
  })

  it('counts a file that broke before its first test as a failure', () => {
    const file = report({ numPassedTests: 3, numFailedTests: 0, testResults: [testFile('failed')] })
    expect(countVitest(file, 1).failed).toBe(1)
  })

  it('counts a bad end as a failure when no test is to blame', () => {
    const file = report({ numPassedTests: 3, numFailedTests: 0, testResults: [testFile('passed', 'passed')] })
    expect(countVitest(file, 1)).toMatchObject({ passed: 3, failed: 1 })
  })

  it('counts a run without a report as a failure', () => {
    expect(countVitest(join(folder, 'absent.json'), 0)).toEqual(single(false))
  })
})

describe('countPlaywright', () => {
  const suites = [
    {
      title: 'chat.spec.ts',
      specs: [{ title: 'at the top', tests: [{ status: 'expected' }] }],
      suites: [{ title: 'chat', specs: [{ title: 'deeper', tests: [{ status: 'skipped' }] }] }],
    },
  ]

  it('counts a test that passed only when repeated as failed', () => {
    const file = report({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 }, suites: [] })
    expect(countPlaywright(file, 1)).toEqual({ passed: 5, failed: 2, notRun: [] })
  })

  it('names what was skipped, however deep it is nested', () => {
    const file = report({ stats: { expected: 1, unexpected: 0, flaky: 0, skipped: 1 }, suites })
    expect(countPlaywright(file, 0)).toEqual({ passed: 1, failed: 0, notRun: ['chat › deeper: skipped'] })
  })
})

it('adds counts', () => {
  expect(add(single(true), add(single(false), NOTHING))).toEqual({ passed: 1, failed: 1, notRun: [] })
})
