import { createStore, entries, promisifyRequest } from 'idb-keyval'
import { reportStored } from '#renderer/lib/window-storage.ts'

/** Stored values of all members. Names are `<subject>/<member id>` or `<subject>/<member id>/<key>`. */
const disk = createStore('cosmia-members', 'values')

/** In-memory copy: what is on disk, or being written to it. */
const values = new Map<string, unknown>()

/** Reads the stored values of all members; await it before any member is shown. If reading fails there are none. */
export async function readStored(): Promise<void> {
  try {
    for (const [name, value] of await entries<string, unknown>(disk)) values.set(name, value)
  } catch (cause) {
    console.error('What members have stored could not be read', cause)
  }
}

/** Entries whose name is `home` or lies below it. */
export const storedUnder = (home: string): readonly (readonly [name: string, value: unknown])[] =>
  [...values].filter(([name]) => name === home || name.startsWith(`${home}/`))

/** Stores a value; `undefined` removes it. If the disk is full, the value lasts until the window closes. */
export function writeStored(name: string, value: unknown): void {
  if (value === undefined) values.delete(name)
  else values.set(name, value)
  void write([[name, value]])
}

/** Removes everything stored for one member. */
export function forgetStored(userId: string): void {
  const names = [...values.keys()].filter((name) => name.split('/')[1] === userId)
  for (const name of names) values.delete(name)
  void write(names.map((name) => [name, undefined]))
}

/** Writes in call order: each change reaches the disk before the next one. */
async function write(changes: readonly (readonly [name: string, value: unknown])[]): Promise<void> {
  try {
    await disk('readwrite', (all) => {
      for (const [name, value] of changes) {
        if (value === undefined) all.delete(name)
        else all.put(value, name)
      }
      // Commit explicitly: a page that is being closed has no time for the events that would end the transaction.
      all.transaction.commit()
      return promisifyRequest(all.transaction)
    })
    reportStored()
  } catch (cause) {
    reportStored(cause)
  }
}
