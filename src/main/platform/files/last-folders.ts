import path from 'node:path'
import { app } from 'electron'
import type { FileKind } from '#shared/bridge.ts'

type Purpose = FileKind | 'saving'

const DEFAULTS: Readonly<Record<Purpose, Parameters<typeof app.getPath>[0]>> = {
  'post-media': 'pictures',
  image: 'pictures',
  'blog-cover': 'pictures',
  'blog-content': 'documents',
  'chat-file': 'documents',
  saving: 'downloads',
}

/** The last folder of each purpose, persisted. */
export interface FolderMemory {
  of(purpose: string): string | undefined
  keep(purpose: string, folder: string): void
}

/** Where the member was in the last dialog of each kind; the next one starts there. */
export class LastFolders {
  readonly #memory: FolderMemory

  constructor(memory: FolderMemory) {
    this.#memory = memory
  }

  of(purpose: Purpose): string {
    return this.#memory.of(purpose) ?? app.getPath(DEFAULTS[purpose])
  }

  chosen(purpose: Purpose, file: string): void {
    this.#memory.keep(purpose, path.dirname(file))
  }
}
