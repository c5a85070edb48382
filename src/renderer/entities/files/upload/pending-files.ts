import { createStore, del, entries, set, type UseStore } from 'idb-keyval'
import { atom } from 'jotai'
import { useEffect } from 'react'
import { store, useAtomPart } from '#renderer/lib/store.ts'
import { copy } from '../copy.ts'

/** Most files kept of other members than the one who brings another; the oldest goes first. */
const MOST_OF_OTHERS = 8

/** A file that waits to be sent, with what is known of it. */
export interface PendingFile<Facts = unknown> {
  readonly file: File
  readonly facts: Facts
  /** Milliseconds. */
  readonly keptAt: number
}

type Kept = ReadonlyMap<string, PendingFile>

/**
 * What is kept, by key; `undefined` until it was read. Keys begin with the id of their owner, as `<userId>/post`. Files
 * live in IndexedDB over navigation, failures and restarts, and where that takes no more, as long as the window.
 */
export const pendingFilesAtom = atom<Kept | undefined>(undefined)

let opened: UseStore | undefined

let reading: Promise<void> | undefined

/** Reads what is kept, once. */
export const readPendingFiles = (): Promise<void> => (reading ??= read())

async function read(): Promise<void> {
  const stored = await onDisk((place) => entries<string, PendingFile>(place))
  // What was brought meanwhile is newer.
  store.set(pendingFilesAtom, (known) => new Map([...(stored ?? []), ...(known ?? [])]))
}

export async function addPendingFile(key: string, file: PendingFile): Promise<void> {
  await readPendingFiles()
  store.set(pendingFilesAtom, new Map([...known(), [key, file]]))
  await onDisk((place) => set(key, file, place))
  const others = [...known()].filter(([other]) => ownerOf(other) !== ownerOf(key))
  const surplus = others.toSorted(([, a], [, b]) => b.keptAt - a.keptAt).slice(MOST_OF_OTHERS)
  for (const [other] of surplus) await removePendingFile(other)
}

const ownerOf = (key: string) => key.slice(0, key.indexOf('/'))

/** What is kept under a key, once that is known. */
export async function pendingFile(key: string): Promise<PendingFile | undefined> {
  await readPendingFiles()
  return known().get(key)
}

export async function removePendingFile(key: string): Promise<void> {
  store.set(pendingFilesAtom, new Map([...known()].filter(([other]) => other !== key)))
  await onDisk((place) => del(key, place))
}

/** What a member is told that would be lost if they left this device now; `null` where nothing would. */
export async function lossOf(userId: string): Promise<string | null> {
  await readPendingFiles()
  const count = [...known().keys()].filter((key) => key.startsWith(`${userId}/`)).length
  return count > 0 ? copy.lost(count) : null
}

/**
 * Forgets what a member has kept: when they sign out, since files lie on the disk as they are. Who would lose some is
 * asked before (`lossOf`).
 */
export async function removePendingFilesOf(userId: string): Promise<void> {
  await readPendingFiles()
  for (const [key] of known()) if (key.startsWith(`${userId}/`)) await removePendingFile(key)
}

const known = (): Kept => store.get(pendingFilesAtom) ?? new Map()

async function onDisk<Answer>(act: (place: UseStore) => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await act((opened ??= createStore('cosmia-files', 'kept')))
  } catch (cause) {
    console.error('Files are kept until the window closes only', cause)
    return undefined
  }
}

/**
 * The file that waits at one place to be sent.
 * @param key the place, with its owner, as `<userId>/post`
 * @returns `kept` is `null` for none and `undefined` until that is known
 */
export function usePendingFile<Facts>(key: string) {
  useEffect(() => void readPendingFiles(), [])
  const kept = useAtomPart(pendingFilesAtom, (files) => files && (files.get(key) ?? null))
  return {
    // What is kept at a place is what that place has put there.
    kept: kept as PendingFile<Facts> | null | undefined,
    keep: (file: File, facts: Facts) => addPendingFile(key, { file, facts, keptAt: Date.now() }),
    forget: () => removePendingFile(key),
  }
}
