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

/** Where the member was in the last dialog of each kind; the next one starts there. */
export class LastFolders {
  readonly #folders = new Map<Purpose, string>()

  of(purpose: Purpose): string {
    return this.#folders.get(purpose) ?? app.getPath(DEFAULTS[purpose])
  }

  chosen(purpose: Purpose, file: string): void {
    this.#folders.set(purpose, path.dirname(file))
  }
}
