import { FURTHER_STAGES, FURTHER_TAG } from '#tests/further-stages.ts'
import type { Sentences } from './sentence.ts'
import type { Tag } from './tags.ts'

const SENTENCES = 'tests/specification/sentences'
const DEVIATIONS = 'tests/specification/deviations.ts'
const FURTHER = `${Object.values(FURTHER_STAGES).join(', ')} and without ${FURTHER_TAG}`

/** Gaps between specification and tests, each with its remedy. */
export function findProblems(
  chapters: readonly Sentences[],
  deviations: Sentences,
  tags: readonly Tag[],
): readonly string[] {
  const ids = chapters.flatMap((chapter) => Object.keys(chapter))
  const known = new Set(ids)
  const shownBy = (how: Tag['shownBy']) =>
    new Set(tags.filter((tag) => tag.shownBy === how).flatMap((tag) => tag.ids))
  const [shown, further] = [shownBy('a test of npm test'), shownBy('a further test')]
  return [
    ...ids
      .filter((id, index) => ids.indexOf(id) !== index)
      .map((id) => `${id} is in ${SENTENCES} twice: give one of the two another id.`),
    ...Object.keys(deviations)
      .filter((id) => !known.has(id))
      .map((id) => `${id} in ${DEVIATIONS} is no sentence of ${SENTENCES}: mend the id or take it out.`),
    ...tags.flatMap((tag) => problemsOfTag(tag, known)),
    ...[...known.difference(shown)].flatMap((id) => {
      if (further.has(id)) return `${id} is shown by no test of npm test: give it one outside of ${FURTHER}.`
      if (deviations[id] !== undefined) return []
      return `${id} is shown by no test: put "// spec: ${id}" above the one that shows it, or the reason into ${DEVIATIONS}.`
    }),
  ]
}

function problemsOfTag({ ids, place, shownBy }: Tag, known: ReadonlySet<string>): readonly string[] {
  if (ids.length === 0) return [`${place} names no sentence: add its id or take the tag out.`]
  const unknown = ids
    .filter((id) => !known.has(id))
    .map((id) => `${place} names ${id}, which ${SENTENCES} does not have: mend the id or add the sentence.`)
  return shownBy === 'nothing'
    ? [...unknown, `${place} stands above no test: move it to the line right above one.`]
    : unknown
}
