import { expect, it } from 'vitest'
import { readTypescript } from './read-typescript.ts'

/** The title of the test that each tag is for, and whether it is skipped. */
function read(...lines: readonly string[]) {
  return readTypescript('a.test.tsx', lines.join('\n')).map(({ ids, line, test }) => ({ ids, line, test }))
}

const runs = (title: string) => ({ title, isSkipped: false, isFurther: false })
const skipped = (title: string) => ({ title, isSkipped: true, isFurther: false })

it('finds the ids, the line and the test right below', () => {
  expect(read('', '// spec: 5.post.limit, 9.post.limit', "test('counts', () => {})")).toEqual([
    { ids: ['5.post.limit', '9.post.limit'], line: 2, test: runs('counts') },
  ])
})

it('keeps each tag with its own test, between other comments and in groups', () => {
  const found = read(
    "describe('posts', () => {",
    '  // spec: a',
    '  // Why it is so.',
    "  it('shows a', () => {})",
    '  // spec: b',
    '  // spec: c',
    "  test('shows b and c', async ({ page }) => { await page.click() })",
    '})',
  )
  expect(found.map(({ ids, test }) => [...ids, test?.title])).toEqual([
    ['a', 'posts › shows a'],
    ['b', 'posts › shows b and c'],
    ['c', 'posts › shows b and c'],
  ])
})

it.each([
  ['a table', "it.each(['', ' '])('an empty title (%j) cancels', () => {})", 'an empty title (%j) cancels'],
  ['a table in a template', "test.each`a`('a $a', () => {})", 'a $a'],
  ['a title with values', 'for (const a of b)\n// spec: a\n  test(`a ${a}`, () => {})', 'a ${a}'],
  ['a test of its own fixtures', "testOnLine('goes on', () => {})", 'goes on'],
  ['a condition', "it.runIf(hasKeychain)('keeps', () => {})", 'keeps'],
  ['details', "test('opens', { tag: '@electron' }, () => {})", 'opens'],
  ['another skip than its own', "test('opens', () => { cursor.skip() })", 'opens'],
  ['a condition of the machine', "test('opens', () => { test.skip(isMac, 'why') })", 'opens'],
])('knows a test with %s', (_what, code, title) => {
  const found = read(code.includes('// spec') ? code : `// spec: a\n${code}`)
  expect(found.map(({ test }) => test)).toEqual([runs(title)])
})

it('knows a test that npm test leaves out', () => {
  const found = read('// spec: a', "test('opens', { tag: '@again' }, () => {})")
  expect(found.map(({ test }) => test)).toEqual([{ ...runs('opens'), isFurther: true }])
})

it.each([
  "test.skip('later', () => {})",
  "it.skip('later', () => {})",
  "test.fixme('later', () => {})",
  "it.todo('later')",
  "it.skip.each([1])('later', () => {})",
  "test('later', () => { test.skip() })",
])('knows that %s does not run', (code) => {
  expect(read('// spec: a', code).map(({ test }) => test)).toEqual([skipped('later')])
})

it('knows that a test in a skipped group does not run', () => {
  const found = read("describe.skip('group', () => {", '// spec: a', "it('later', () => {})", '})')
  expect(found.map(({ test }) => test)).toEqual([skipped('group › later')])
})

it.each([
  ['a group', ['// spec: a', "describe('group', () => {})"]],
  ['what prepares', ['// spec: a', 'test.beforeEach(() => {})']],
  ['a step', ['// spec: a', "test.step('step', () => {})"]],
  ['a constant', ['// spec: a', 'const a = 1', "it('is', () => {})"]],
  ['nothing', ["it('is', () => {", '  // spec: a', '})']],
  ['the end', ["it('is', () => {})", '// spec: a']],
  ['an empty line', ['// spec: a', '', "it('is', () => {})"]],
])('finds no test below a tag above %s', (_what, lines) => {
  expect(read(...lines).map(({ test }) => test)).toEqual([undefined])
})

it('takes no tag out of a text', () => {
  expect(read('const text = `// spec: a`', 'const page = <p>// spec: b</p>')).toEqual([])
})
