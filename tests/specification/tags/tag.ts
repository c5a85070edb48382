/** Ids of a comment `spec: <id>, <id>` in a test file, with the test right below it. */
export interface Tag {
  readonly ids: readonly string[]
  readonly file: string
  readonly line: number
  /** Nothing where no test follows. */
  readonly test: TaggedTest | undefined
}

export interface TaggedTest {
  readonly title: string
  readonly isSkipped: boolean
  /** Whether `npm test` leaves it out, by a tag of its own. */
  readonly isFurther: boolean
}

const WORDING = /^(?:\/\/|--) spec:(.*)$/

/** The ids that a comment names; nothing where it is another comment. */
export function namedIds(comment: string): readonly string[] | undefined {
  const names = WORDING.exec(comment.trim())?.[1]
  return names
    ?.split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '')
}
