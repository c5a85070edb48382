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
  message: `${status} as a whole`,
  assertionResults: tests.map((result, index) => ({
    status: result,
    fullName: `test ${index}`,
    failureMessages:
      result === 'failed' ? ['\u001B[31mexpected 1 to be 2\u001B[39m\n    at some.test.ts'] : [],
  })),
})

describe('countVitest', () => {
  it('counts what passed and failed, and names what failed, why, and what was left out', () => {
    const testResults = [testFile('failed', 'passed', 'failed', 'skipped')]
    const file = report({ numPassedTests: 1, numFailedTests: 1, testResults })
    expect(countVitest(file, 1)).toEqual({
      passed: 1,
      failed: 1,
      notRun: ['test 2: skipped'],
      failures: ['test 1: expected 1 to be 2'],
    })
  })

  it('counts a file that broke before its first test as a failure', () => {
    const file = report({ numPassedTests: 3, numFailedTests: 0, testResults: [testFile('failed')] })
    expect(countVitest(file, 1)).toMatchObject({ failed: 1, failures: ['some.test.ts: failed as a whole'] })
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

  const failing = [
    {
      title: 'feed.spec.ts',
      specs: [
        {
          title: 'breaks',
          tests: [
            {
              status: 'unexpected',
              results: [{ error: { message: 'Test timeout of 60000ms exceeded.\n  at line 3' } }],
            },
          ],
        },
        { title: 'wavers', tests: [{ status: 'flaky' }] },
      ],
    },
  ]

  it('counts and names a test that passed only when repeated as failed', () => {
    const file = report({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 }, suites: failing })
    expect(countPlaywright(file, 1)).toEqual({
      passed: 5,
      failed: 2,
      notRun: [],
      failures: ['feed.spec.ts › breaks: Test timeout of 60000ms exceeded.', 'feed.spec.ts › wavers'],
    })
  })

  it('names what was skipped, however deep it is nested', () => {
    const file = report({ stats: { expected: 1, unexpected: 0, flaky: 0, skipped: 1 }, suites })
    expect(countPlaywright(file, 0)).toEqual({
      passed: 1,
      failed: 0,
      notRun: ['chat › deeper: skipped'],
      failures: [],
    })
  })
})

it('adds counts', () => {
  expect(add(single(true), add(single(false), NOTHING))).toEqual({
    passed: 1,
    failed: 1,
    notRun: [],
    failures: [],
  })
})
