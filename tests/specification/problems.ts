import { FURTHER_STAGES, FURTHER_TAG, isOfFurtherStage } from '#tests/further-stages.ts'
import type { Sentences } from './sentence.ts'
import type { Tag } from './tags/tag.ts'

const SENTENCES = 'tests/specification/sentences'
const DEVIATIONS = 'tests/specification/deviations.ts'
const FURTHER = Object.values(FURTHER_STAGES).join(', ')

/** Gaps between specification and tests, each with its remedy. */
export function findProblems(
  chapters: readonly Sentences[],
  deviations: Sentences,
  tags: readonly Tag[],
): readonly string[] {
  const ids = chapters.flatMap((chapter) => Object.keys(chapter))
  const known = new Set(ids)
  const showing = tags.filter(isShowing)
  const shown = idsOf(showing)
  const usuallyShown = idsOf(showing.filter(({ file, test }) => !isOfFurtherStage(file) && !test?.isFurther))
  return [
    ...ids
      .filter((id, index) => ids.indexOf(id) !== index)
      .map((id) => `${id} is in ${SENTENCES} twice: give one of the two another id.`),
    ...Object.keys(deviations)
      .filter((id) => !known.has(id))
      .map((id) => `${id} in ${DEVIATIONS} is no sentence of ${SENTENCES}: mend the id or take it out.`),
    ...tags.flatMap((tag) => problemsOfTag(tag, known)),
    ...[...known]
      .filter((id) => !shown.has(id) && deviations[id] === undefined)
      .map(
        (id) =>
          `${id} is shown by no test: put "// spec: ${id}" above the one that shows it, or the reason into ${DEVIATIONS}.`,
      ),
    ...[...known]
      .filter((id) => shown.has(id) && !usuallyShown.has(id))
      .map(
        (id) =>
          `${id} is shown by no test of npm test: give it one outside of ${FURTHER} and without ${FURTHER_TAG}.`,
      ),
  ]
}

const idsOf = (tags: readonly Tag[]): ReadonlySet<string> => new Set(tags.flatMap(({ ids }) => ids))

/** Whether a tag stands above a test that runs. */
export function isShowing(tag: Tag): boolean {
  return tag.test !== undefined && !tag.test.isSkipped
}

function problemsOfTag(tag: Tag, known: ReadonlySet<string>): readonly string[] {
  const place = `${tag.file}:${tag.line}`
  const unknown = tag.ids
    .filter((id) => !known.has(id))
    .map((id) => `${place} names ${id}, which ${SENTENCES} does not have: mend the id or add the sentence.`)
  if (tag.ids.length === 0) return [`${place} names no sentence: add its id or take the tag out.`]
  if (tag.test === undefined)
    return [...unknown, `${place} stands above no test: move it to the line right above one.`]
  if (tag.test.isSkipped)
    return [...unknown, `${place} stands above a skipped test: mend the test or take the tag out.`]
  return unknown
}
