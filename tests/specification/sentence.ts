/** Sentences of the specification by id: its section, what it is about, what it says. */
export type Sentences = Readonly<Record<string, string>>

/** A row of the page: a sentence, the tests that show it, and why it does not hold, if so. */
export interface Row {
  readonly id: string
  readonly says: string
  readonly shownBy: readonly ShowingTest[]
  readonly deviation: string | undefined
}

/** A test that runs, with the file in which it stands. */
export interface ShowingTest {
  readonly title: string
  /** From the root of the repository. */
  readonly file: string
}
