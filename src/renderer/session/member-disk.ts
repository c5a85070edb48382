import { createStore, entries, promisifyRequest } from 'idb-keyval'
import { reportStored } from '#renderer/lib/window-storage.ts'

/** Drafts, muted conversations and read marks by name: `<subject>/<member id>` or `<subject>/<member id>/<key>`. */
const disk = createStore('cosmia-members', 'values')

/** All of it, as it is on the disk or on its way there. */
const values = new Map<string, unknown>()

/**
 * Reads what all members have stored; to be awaited before the first of them is shown. Where nothing can be read there is
 * nothing.
 */
export async function readStored(): Promise<void> {
  try {
    for (const [name, value] of await entries<string, unknown>(disk)) values.set(name, value)
  } catch (cause) {
    console.error('What members have stored could not be read', cause)
  }
}

/** Entries stored under a name, or below it. */
export const storedUnder = (home: string): readonly (readonly [name: string, value: unknown])[] =>
  [...values].filter(([name]) => name === home || name.startsWith(`${home}/`))

/** Stores a value; `undefined` removes it. Where the disk takes no more it lives as long as the window. */
export function writeStored(name: string, value: unknown): void {
  if (value === undefined) values.delete(name)
  else values.set(name, value)
  void write([[name, value]])
}

/** Removes what one member has stored. */
export function forgetStored(userId: string): void {
  const names = [...values.keys()].filter((name) => name.split('/')[1] === userId)
  for (const name of names) values.delete(name)
  void write(names.map((name) => [name, undefined]))
}

/** In the order of calling: each reaches the disk before what follows. */
async function write(changes: readonly (readonly [name: string, value: unknown])[]): Promise<void> {
  try {
    await disk('readwrite', (all) => {
      for (const [name, value] of changes) {
        if (value === undefined) all.delete(name)
        else all.put(value, name)
      }
      // A page that is left has no time for the answers, without which a transaction does not end by itself.
      all.transaction.commit()
      return promisifyRequest(all.transaction)
    })
    reportStored()
  } catch (cause) {
    reportStored(cause)
  }
}
