import { AsyncLocalStorage } from 'node:async_hooks'

/** A change to stored files that waits until the database has accepted its row. */
interface FileChange {
  keep(): Promise<void>
  discard?(): Promise<void>
}

const pending = new AsyncLocalStorage<FileChange[]>()

/** Applies a change once the current request has succeeded. */
export function changeFiles(change: FileChange): void {
  const changes = pending.getStore()
  if (changes === undefined) throw new Error('Files change only within a request')
  changes.push(change)
}

/**
 * Serves a request and then applies its file changes, or none if it was refused: the library changes files first, and
 * the database may still refuse the row.
 */
export async function withFileChanges(serve: () => Promise<Response>): Promise<Response> {
  const changes: FileChange[] = []
  let isAccepted = false
  try {
    const response = await pending.run(changes, serve)
    isAccepted = response.ok
    return response
  } finally {
    for (const change of changes) await (isAccepted ? change.keep() : change.discard?.())
  }
}
