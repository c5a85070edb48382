import { fileURLToPath } from 'node:url'
import { DEVIATIONS } from './deviations.ts'
import { writePage } from './page.ts'
import { findProblems } from './problems.ts'
import { makeRows } from './rows.ts'
import { CHAPTERS } from './sentences/chapters.ts'
import { readTags } from './tags/test-files.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Where the page lies. */
export const specificationFile = `${root}.github/specification.md`

export interface Specification {
  readonly page: string
  readonly problems: readonly string[]
}

/** The page as the tests of the repository have it now, and what is wrong with their tags. */
export function readSpecification(): Specification {
  const tags = readTags(root)
  return {
    page: writePage(makeRows(CHAPTERS, DEVIATIONS, tags)),
    problems: findProblems(CHAPTERS, DEVIATIONS, tags),
  }
}
