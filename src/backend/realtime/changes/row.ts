/** A row as JSON, by column. */
export type Row = Readonly<Record<string, unknown>>
