import { namedIds, type Tag, type TaggedTest } from './tag.ts'

const ASSERTION =
  /^select (?:ok|is|isnt|matches|throws_ok|lives_ok|results_eq|set_eq|bag_eq|is_empty|isnt_empty)\(/

/** The tags of a pgTAP file; a tag stands in the line above the assertion that it is about. */
export function readPgtap(file: string, text: string): readonly Tag[] {
  const lines = text.split('\n')
  return lines.flatMap((comment, index) => {
    const ids = namedIds(comment)
    if (ids === undefined) return []
    return [{ ids, file, line: index + 1, test: assertionAt(lines.slice(index + 1)) }]
  })
}

function assertionAt(lines: readonly string[]): TaggedTest | undefined {
  if (!ASSERTION.test(lines[0] ?? '')) return undefined
  // What is asked stands between dollars, what it shows is the last text of the rest.
  const [statement = ''] = lines
    .join('\n')
    .replaceAll(/\$\$.*?\$\$/gs, '')
    .split(/;$/m)
  const texts = statement.match(/'(?:[^']|'')*'/g)
  const title = texts?.at(-1)?.slice(1, -1).replaceAll("''", "'")
  return title === undefined ? undefined : { title, isSkipped: false, isFurther: false }
}
