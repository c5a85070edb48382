import { createStore, del, entries, set, type UseStore } from 'idb-keyval'
import { atom } from 'jotai'
import { useEffect } from 'react'
import { store, useAtomPart } from '#renderer/lib/store.ts'
import type { MemberScope } from './member-scope.ts'
import { useMember } from './MemberProvider.tsx'

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
const pendingFilesAtom = atom<Kept | undefined>(undefined)

let opened: UseStore | undefined

let reading: Promise<void> | undefined

/** Reads what is kept, once. */
const readPendingFiles = (): Promise<void> => (reading ??= read())

async function read(): Promise<void> {
  const stored = await onDisk((place) => entries<string, PendingFile>(place))
  // What was brought meanwhile is newer.
  store.set(pendingFilesAtom, (known) => new Map([...(stored ?? []), ...(known ?? [])]))
}

/**
 * Keeps a file until it is sent. One that was still being prepared when its member left is not kept.
 * @param place where the file waits, as `post`
 */
export async function addPendingFile(member: MemberScope, place: string, file: PendingFile): Promise<void> {
  if (member.signal.aborted) return
  const key = keyOf(member, place)
  await readPendingFiles()
  store.set(pendingFilesAtom, new Map([...known(), [key, file]]))
  await onDisk((place) => set(key, file, place))
  const others = [...known()].filter(([other]) => ownerOf(other) !== ownerOf(key))
  const surplus = others.toSorted(([, a], [, b]) => b.keptAt - a.keptAt).slice(MOST_OF_OTHERS)
  for (const [other] of surplus) await remove(other)
}

const keyOf = ({ id }: MemberScope, place: string) => `${id}/${place}`
const ownerOf = (key: string) => key.slice(0, key.indexOf('/'))

/** The pending file at a key, once it is read. */
export async function pendingFile(member: MemberScope, place: string): Promise<PendingFile | undefined> {
  await readPendingFiles()
  return known().get(keyOf(member, place))
}

/** Places of the member at which files wait. */
export async function pendingPlaces({ id }: MemberScope): Promise<readonly string[]> {
  await readPendingFiles()
  return [...known().keys()].filter((key) => ownerOf(key) === id).map((key) => key.slice(id.length + 1))
}

export const removePendingFile = (member: MemberScope, place: string): Promise<void> =>
  remove(keyOf(member, place))

async function remove(key: string): Promise<void> {
  store.set(pendingFilesAtom, new Map([...known()].filter(([other]) => other !== key)))
  await onDisk((place) => del(key, place))
}

/** Removes the files of a member from this disk, where they lie as they are. */
export async function removePendingFilesOf(member: MemberScope): Promise<void> {
  for (const place of await pendingPlaces(member)) await removePendingFile(member, place)
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

/** The file that waits at one place to be sent; `null` for none and `undefined` until that is known. */
export function usePendingFileAt(place: string): PendingFile | null | undefined {
  const key = keyOf(useMember(), place)
  useEffect(() => void readPendingFiles(), [])
  return useAtomPart(pendingFilesAtom, (files) => files && (files.get(key) ?? null), { store })
}

/**
 * The file that waits at one place to be sent, and what puts it there.
 * @param place as `post`
 * @returns `kept` is `null` for none and `undefined` until that is known
 */
export function usePendingFile<Facts>(place: string) {
  const member = useMember()
  const kept = usePendingFileAt(place)
  return {
    // What is kept at a place is what that place has put there.
    kept: kept as PendingFile<Facts> | null | undefined,
    keep: (file: File, facts: Facts) => addPendingFile(member, place, { file, facts, keptAt: Date.now() }),
    forget: () => removePendingFile(member, place),
  }
}
