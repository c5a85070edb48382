import { createStore, del, entries, set, type UseStore } from 'idb-keyval'
import { atom } from 'jotai'
import { useEffect } from 'react'
import { store, useAtomPart } from '#renderer/lib/store.ts'
import { copy } from '../copy.ts'

/** Most files kept of other members than the one who brings another; the oldest goes first. */
const MOST_OF_OTHERS = 8

/** A file that waits to be sent, with what is known of it. */
export interface KeptFile<Facts = unknown> {
  readonly file: File
  readonly facts: Facts
  /** Milliseconds. */
  readonly keptAt: number
}

type Kept = ReadonlyMap<string, KeptFile>

/**
 * What is kept, by key; `undefined` until it was read. Keys begin with the id of their owner, as `<userId>/post`. Files
 * live in IndexedDB over navigation, failures and restarts, and where that takes no more, as long as the window.
 */
export const keptFilesAtom = atom<Kept | undefined>(undefined)

let opened: UseStore | undefined

let reading: Promise<void> | undefined

/** Reads what is kept, once. */
export const readKeptFiles = (): Promise<void> => (reading ??= read())

async function read(): Promise<void> {
  const stored = await onDisk((place) => entries<string, KeptFile>(place))
  // What was brought meanwhile is newer.
  store.set(keptFilesAtom, (known) => new Map([...(stored ?? []), ...(known ?? [])]))
}

export async function keepFile(key: string, file: KeptFile): Promise<void> {
  await readKeptFiles()
  store.set(keptFilesAtom, new Map([...known(), [key, file]]))
  await onDisk((place) => set(key, file, place))
  const others = [...known()].filter(([other]) => ownerOf(other) !== ownerOf(key))
  const surplus = others.toSorted(([, a], [, b]) => b.keptAt - a.keptAt).slice(MOST_OF_OTHERS)
  for (const [other] of surplus) await forgetFile(other)
}

const ownerOf = (key: string) => key.slice(0, key.indexOf('/'))

/** What is kept under a key, once that is known. */
export async function keptFile(key: string): Promise<KeptFile | undefined> {
  await readKeptFiles()
  return known().get(key)
}

export async function forgetFile(key: string): Promise<void> {
  store.set(keptFilesAtom, new Map([...known()].filter(([other]) => other !== key)))
  await onDisk((place) => del(key, place))
}

/** What a member is told that would be lost if they left this device now; `null` where nothing would. */
export async function lossOf(userId: string): Promise<string | null> {
  await readKeptFiles()
  const count = [...known().keys()].filter((key) => key.startsWith(`${userId}/`)).length
  return count > 0 ? copy.lost(count) : null
}

/**
 * Forgets what a member has kept: when they sign out, since files lie on the disk as they are. Who would lose some is
 * asked before (`lossOf`).
 */
export async function forgetFilesOf(userId: string): Promise<void> {
  await readKeptFiles()
  for (const [key] of known()) if (key.startsWith(`${userId}/`)) await forgetFile(key)
}

const known = (): Kept => store.get(keptFilesAtom) ?? new Map()

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
export function useKeptFile<Facts>(key: string) {
  useEffect(() => void readKeptFiles(), [])
  const kept = useAtomPart(keptFilesAtom, (files) => files && (files.get(key) ?? null))
  return {
    // What is kept at a place is what that place has put there.
    kept: kept as KeptFile<Facts> | null | undefined,
    keep: (file: File, facts: Facts) => keepFile(key, { file, facts, keptAt: Date.now() }),
    forget: () => forgetFile(key),
  }
}
