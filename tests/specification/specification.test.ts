import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { DEVIATIONS } from './deviations.ts'
import { findProblems } from './problems.ts'
import { CHAPTERS } from './sentences/chapters.ts'
import { readTags, tagsOf } from './tags.ts'

it('is shown by the tests of npm test, sentence by sentence', () => {
  expect(
    findProblems(CHAPTERS, DEVIATIONS, readTags(fileURLToPath(new URL('../..', import.meta.url)))),
  ).toEqual([])
})

/** What is wrong with a chapter of one sentence, `9.a`, and the tags of such a file. */
const problems = (text: string, file = 'src/a.test.ts', deviations = {}) =>
  findProblems([{ '9.a': '50 stars.' }], deviations, tagsOf(file, text))

it.each<[what: string, text: string, file?: string]>([
  ['a test', "// spec: 9.a\nit('shines', () => {})"],
  ['a table of cases', "// spec: 9.a\n// Why.\ntest.each([\n  1,\n])('shines', () => {})"],
  ['a test of its own fixtures', "// spec: 9.a\ntestOnLine('shines', () => {})"],
  ['a pgTAP assertion', "-- spec: 9.a\nselect ok(true, 'shines');", 'supabase/tests/a.test.sql'],
])('takes %s for a proof', (_what, text, file) => {
  expect(problems(text, file)).toEqual([])
})

it('takes a reason in place of a test', () => {
  expect(problems('', 'src/a.test.ts', { '9.a': 'Too many.' })).toEqual([])
})

const UNSHOWN = '9.a is shown by no test: '
it.each<[what: string, text: string, expected: readonly string[], file?: string]>([
  ['a sentence without a test', '', [UNSHOWN]],
  [
    'a tag above a group',
    "// spec: 9.a\ndescribe('group', () => {})",
    ['src/a.test.ts:1 stands above no test', UNSHOWN],
  ],
  [
    'a tag above an empty line',
    "// spec: 9.a\n\nit('is', () => {})",
    ['src/a.test.ts:1 stands above no test', UNSHOWN],
  ],
  [
    'a tag above what prepares',
    '-- spec: 9.a\nselect plan(1);',
    ['a.sql:1 stands above no test', UNSHOWN],
    'a.sql',
  ],
  ['an unknown id', "// spec: 9.a, 9.b\nit('is', () => {})", ['src/a.test.ts:1 names 9.b']],
  ['a tag without an id', "// spec:\nit('is', () => {})", ['src/a.test.ts:1 names no sentence', UNSHOWN]],
  [
    'a test that is left out',
    "// spec: 9.a\ntest(\n  'is',\n  { tag: '@again' },\n  () => {})",
    ['9.a is shown by no test of npm test'],
  ],
  [
    'a stage that is left out',
    "// spec: 9.a\ntest('is', () => {})",
    ['9.a is shown by no test of npm test'],
    'tests/package/a.test.ts',
  ],
])('names %s', (_what, text, expected, file = 'src/a.test.ts') => {
  expect(problems(text, file)).toEqual(expected.map((start) => expect.stringContaining(start) as string))
})

it('names an id that two sentences have, and one of a deviation that is none', () => {
  expect(findProblems([{ '9.a': 'One.' }, { '9.a': 'Two.' }], { '9.a': 'Why.', '9.b': 'Why.' }, [])).toEqual([
    expect.stringContaining('9.a is in tests/specification/sentences twice'),
    expect.stringContaining('9.b in tests/specification/deviations.ts is no sentence'),
  ])
})
