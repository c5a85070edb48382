/** Sentences of the specification by id: its section, what it is about, what it says. */
export type Sentences = Readonly<Record<string, string>>
