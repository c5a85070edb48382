import { expect, it } from 'vitest'
import { findProblems } from './problems.ts'
import type { Tag } from './tags/tag.ts'

const CHAPTER = { '5.post.limit': 'At most 500.', '5.post.needs': 'Text or a file.' }
const runs = { title: 'counts', isSkipped: false, isFurther: false }

const tag = (changes: Partial<Tag> = {}): Tag => ({
  ids: ['5.post.limit', '5.post.needs'],
  file: 'src/a.test.ts',
  line: 3,
  test: runs,
  ...changes,
})

it('has nothing to say where a test shows each sentence', () => {
  expect(findProblems([CHAPTER], {}, [tag()])).toEqual([])
})

it('takes a reason in place of a test', () => {
  const deviations = { '5.post.needs': 'Members asked for it.' }
  expect(findProblems([CHAPTER], deviations, [tag({ ids: ['5.post.limit'] })])).toEqual([])
})

it('names a sentence without a test', () => {
  expect(findProblems([CHAPTER], {}, [tag({ ids: ['5.post.limit'] })])).toEqual([
    '5.post.needs is shown by no test: put "// spec: 5.post.needs" above the one that shows it, ' +
      'or the reason into tests/specification/deviations.ts.',
  ])
})

it.each(['tests/e2e/gallery/a.spec.ts', 'tests/chromium-host/a.test.ts', 'tests/package/a.test.ts'])(
  'names a sentence whose only test is %s, which npm test leaves out',
  (file) => {
    const further = tag({ file })
    const usual = tag({ ids: ['5.post.limit'] })
    expect(findProblems([CHAPTER], {}, [usual, tag(), further])).toEqual([])
    expect(findProblems([CHAPTER], {}, [usual, further])).toEqual([
      '5.post.needs is shown by no test of npm test: give it one outside of ' +
        'tests/mutations, tests/chromium-host, tests/e2e/again, tests/e2e/gallery, tests/package, tests/bench ' +
        'and without @again.',
    ])
  },
)

it('names a sentence whose only test is tagged as one that npm test leaves out', () => {
  const further = tag({ ids: ['5.post.needs'], test: { ...runs, isFurther: true } })
  const usual = tag({ ids: ['5.post.limit'] })
  expect(findProblems([CHAPTER], {}, [usual, further])).toHaveLength(1)
  expect(findProblems([CHAPTER], {}, [usual, tag(), further])).toEqual([])
})

it('names a tag above no test, which shows nothing', () => {
  const problems = findProblems([CHAPTER], {}, [tag({ test: undefined })])
  expect(problems).toHaveLength(3)
  expect(problems[0]).toBe('src/a.test.ts:3 stands above no test: move it to the line right above one.')
})

it('names a tag above a skipped test, which shows nothing', () => {
  const problems = findProblems([CHAPTER], {}, [tag({ test: { ...runs, isSkipped: true } })])
  expect(problems).toHaveLength(3)
  expect(problems[0]).toBe('src/a.test.ts:3 stands above a skipped test: mend the test or take the tag out.')
})

it('names an unknown id of a tag', () => {
  expect(findProblems([CHAPTER], {}, [tag(), tag({ ids: ['5.post.limti'] })])).toEqual([
    'src/a.test.ts:3 names 5.post.limti, which tests/specification/sentences does not have: ' +
      'mend the id or add the sentence.',
  ])
})

it('names a tag without an id', () => {
  expect(findProblems([CHAPTER], {}, [tag(), tag({ ids: [] })])).toEqual([
    'src/a.test.ts:3 names no sentence: add its id or take the tag out.',
  ])
})

it('names an id that two sentences have', () => {
  expect(findProblems([CHAPTER, { '5.post.limit': 'Again.' }], {}, [tag()])).toEqual([
    '5.post.limit is in tests/specification/sentences twice: give one of the two another id.',
  ])
})

it('names an unknown id of a deviation', () => {
  expect(findProblems([CHAPTER], { '5.post.limti': 'Why.' }, [tag()])).toEqual([
    '5.post.limti in tests/specification/deviations.ts is no sentence of tests/specification/sentences: ' +
      'mend the id or take it out.',
  ])
})
