import { globSync, readFileSync } from 'node:fs'
import { readPgtap } from './read-pgtap.ts'
import { readTypescript } from './read-typescript.ts'
import type { Tag } from './tag.ts'

const TYPESCRIPT = ['{src,tests}/**/*.{test,spec}.{ts,tsx}']
const PGTAP = ['supabase/tests/*.test.sql']

/** The tags of all tests of the repository, by file. */
export function readTags(root: string): readonly Tag[] {
  return [...readEach(root, TYPESCRIPT, readTypescript), ...readEach(root, PGTAP, readPgtap)]
}

type Reader = (file: string, text: string) => readonly Tag[]

function readEach(root: string, patterns: readonly string[], read: Reader): readonly Tag[] {
  const files = globSync(patterns, { cwd: root }).map((file) => file.replaceAll('\\', '/'))
  return files.toSorted().flatMap((file) => {
    const text = readFileSync(`${root}/${file}`, 'utf8')
    // Most files have no tag and need not be understood.
    return /(?:\/\/|--) spec:/.test(text) ? read(file, text) : []
  })
}
