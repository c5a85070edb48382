import { mkdirSync, writeFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { MemoryFS } from '@electric-sql/pglite'
import { parseTar } from 'nanotar'

interface Entry {
  readonly path: string
  /** Null for a folder; folders come before their content. */
  readonly content: Uint8Array | null
}

/** A database as files, read from PGlite's dump (an uncompressed tar). */
export class Archive {
  readonly #entries: readonly Entry[]

  constructor(tar: Uint8Array<ArrayBuffer>) {
    this.#entries = parseTar(tar).map((item) => ({
      path: item.name,
      content: item.type === 'directory' ? null : ('data' in item && item.data) || new Uint8Array(),
    }))
  }

  /** Writes the database into a new folder. */
  unpack(directory: string): void {
    mkdirSync(directory, { mode: 0o700 })
    for (const { path, content } of this.#entries) {
      if (content === null) mkdirSync(join(directory, path), { mode: 0o700 })
      else writeFileSync(join(directory, path), content, { mode: 0o600 })
    }
  }

  /**
   * The database for PGlite to run in memory. PGlite's own way of loading an archive copies everything several times,
   * which took longer than the rest of a start.
   */
  inMemory(): MemoryFS {
    return new ArchiveMemory(this.#entries)
  }
}

class ArchiveMemory extends MemoryFS {
  readonly #entries: readonly Entry[]

  constructor(entries: readonly Entry[]) {
    super()
    this.#entries = entries
  }

  /** Called after the engine has started and before it looks for a database. */
  override async initialSyncFs(): Promise<void> {
    if (!this.pg) throw new Error('The engine has not been started')
    const { FS: files, ENV: environment } = this.pg.Module
    files.mkdirTree(environment.PGDATA)
    for (const { path, content } of this.#entries) {
      const target = posix.join(environment.PGDATA, path)
      if (content === null) files.mkdir(target)
      else files.writeFile(target, content, { canOwn: true })
    }
  }
}
