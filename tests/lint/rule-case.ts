/** One rule, one place, code that breaks it there and code that does not. */
export interface RuleCase {
  readonly why: string
  /** `null` is ESLint itself speaking, as about a needless directive. */
  readonly rule: string | null
  readonly file: string
  readonly wrong: string
  readonly right: string
}
