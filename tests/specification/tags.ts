import { globSync, readFileSync } from 'node:fs'
import { FURTHER_TAG, isOfFurtherStage } from '#tests/further-stages.ts'

/** A comment `spec: <id>, <id>` in a test file. */
export interface Tag {
  readonly ids: readonly string[]
  /** File and line. */
  readonly place: string
  /** Which test the line below declares. Lint refuses tests that are skipped. */
  readonly shownBy: 'a test of npm test' | 'a further test' | 'nothing'
}

const TEST_FILES = ['{src,tests}/**/*.{test,spec}.{ts,tsx}', 'supabase/tests/*.test.sql']
const TAG = /^\s*(?:\/\/|--) spec:(.*)$/
const TEST = /^\s*(?:it|test\w*)(?:\.(?:each|runIf))?\(/
const ASSERTION =
  /^select (?:ok|is|isnt|matches|throws_ok|lives_ok|results_eq|set_eq|bag_eq|is_empty|isnt_empty)\(/

/** The tags of all tests of the repository. */
export function readTags(root: string): readonly Tag[] {
  const files = globSync(TEST_FILES, { cwd: root }).map((file) => file.replaceAll('\\', '/'))
  return files.flatMap((file) => tagsOf(file, readFileSync(`${root}/${file}`, 'utf8')))
}

/** @param file from the root of the repository */
export function tagsOf(file: string, text: string): readonly Tag[] {
  const lines = text.split('\n')
  return lines.flatMap((line, index) => {
    const names = TAG.exec(line)?.[1]
    if (names === undefined) return []
    const ids = names.split(',').flatMap((id) => id.trim() || [])
    return [{ ids, place: `${file}:${index + 1}`, shownBy: testAt(file, lines.slice(index + 1)) }]
  })
}

function testAt(file: string, below: readonly string[]): Tag['shownBy'] {
  const test = below.slice(below.findIndex((line) => !/^\s*\/\//.test(line)))
  if (file.endsWith('.sql')) return ASSERTION.test(test[0] ?? '') ? 'a test of npm test' : 'nothing'
  if (!TEST.test(test[0] ?? '')) return 'nothing'
  // Title and details end where the body begins.
  const details = test.slice(0, test.findIndex((line) => line.includes('=>')) + 1)
  const isFurther = isOfFurtherStage(file) || details.some((line) => line.includes(FURTHER_TAG))
  return isFurther ? 'a further test' : 'a test of npm test'
}
