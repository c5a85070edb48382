import { createStore, delMany, entries, set } from 'idb-keyval'
import { storeValue } from '#renderer/lib/window-storage.ts'

/**
 * What must not be lost when the app is killed, noted where it is written at once: what localStorage is given reaches
 * the disk seconds later.
 */
const disk = createStore('cosmia-journal', 'notes')

interface Note {
  /** How many notes had been taken by then. */
  readonly count: number
  readonly value: unknown
}

/** Where localStorage keeps how many notes it has seen: it gets there together with what they are of. */
const COUNT = 'journal'

const countAtStart = Number(localStorage.getItem(COUNT) ?? 0)
let count = countAtStart

/** Begun before the first note of this start. */
const lost = readLost()

async function readLost(): Promise<ReadonlyMap<string, unknown>> {
  try {
    const notes = (await entries<string, Note>(disk)).filter(([, note]) => note.count > countAtStart)
    count = Math.max(count, ...notes.map(([, note]) => note.count))
    return new Map(notes.map(([name, { value }]) => [name, value]))
  } catch (error) {
    report(error)
    return new Map()
  }
}

/** Notes what has become of the entry `name` of localStorage, which has a subject and its owner's id: `outbox/<userId>`. */
export function note(name: string, value: unknown): void {
  count += 1
  storeValue(COUNT, String(count))
  void write(name, { count, value })
}

async function write(name: string, note: Note): Promise<void> {
  try {
    await set(name, note, disk)
  } catch (error) {
    report(error)
  }
}

/** What was noted under a subject and had not reached localStorage when the app was killed, by owner. */
export async function lostNotes(
  subject: string,
): Promise<readonly (readonly [owner: string, value: unknown])[]> {
  const prefix = `${subject}/`
  return [...(await lost)]
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, value]) => [name.slice(prefix.length), value])
}

/** Forgets what was noted of a member. */
export async function forgetNotes(owner: string): Promise<void> {
  try {
    const names = (await entries<string, Note>(disk)).map(([name]) => name)
    await delMany(
      names.filter((name) => name.split('/')[1] === owner),
      disk,
    )
  } catch (error) {
    report(error)
  }
}

function report(error: unknown): void {
  console.error('The journal of what is written cannot be used', error)
}
