/** One row of a result, by column name. */
export type Row = Record<string, unknown>

/** A database that can run scripts, whichever engine is behind it. */
export type Database = {
  /** Runs a script of any number of statements and returns the rows of each. */
  run: (script: string) => Promise<Row[][]>
  close: () => Promise<void>
}

/** A database engine the migrations have to run on. */
export type Engine<Created extends Database = Database> = {
  name: string
  /**
   * A new database with Supabase's platform in it (roles, auth, storage), and no migration yet.
   * @param asOwner script that the server's owner runs in it
   */
  create: (asOwner?: string) => Promise<Created>
  stop: () => Promise<void>
}
