import type { Row, Sentences, ShowingTest } from './sentence.ts'
import type { Tag } from './tags/tag.ts'
import { isShowing } from './problems.ts'

/** The rows of the page, in the order of the sentences. */
export function makeRows(
  chapters: readonly Sentences[],
  deviations: Sentences,
  tags: readonly Tag[],
): readonly Row[] {
  return chapters
    .flatMap((chapter) => Object.entries(chapter))
    .map(([id, says]) => ({ id, says, shownBy: testsThatShow(id, tags), deviation: deviations[id] }))
}

function testsThatShow(id: string, tags: readonly Tag[]): readonly ShowingTest[] {
  return tags
    .filter((tag) => isShowing(tag) && tag.ids.includes(id))
    .flatMap(({ test, file }) => (test === undefined ? [] : [{ title: test.title, file }]))
}
