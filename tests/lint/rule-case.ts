/** One rule, one place, code that breaks it there and code that does not. */
export interface RuleCase {
  readonly why: string
  /** `null` is ESLint itself speaking, as about a needless directive. */
  readonly rule: string | null
  readonly file: string
  readonly wrong: string
  readonly right: string
}

/** A module that takes one name from somewhere and uses it. */
export const take = (from: string, name = 'subject') =>
  `import { ${name} } from '${from}'\n\nexport const copy = ${name}\n`
