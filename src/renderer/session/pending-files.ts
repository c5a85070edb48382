import { createStore, del, entries, set, type UseStore } from 'idb-keyval'
import { atom } from 'jotai'
import { useEffect, useMemo } from 'react'
import type { z } from 'zod/mini'
import { store, useAtomPart } from '#renderer/lib/store.ts'
import type { MemberScope } from './member-scope.ts'
import { useMember } from './MemberProvider.tsx'

/** Most files kept for members other than the current one; the oldest is removed first. */
const MOST_OF_OTHERS = 8

/** A file waiting to be sent, with facts about it. */
export interface PendingFile<Facts = unknown> {
  readonly file: File
  readonly facts: Facts
  /** When it was added, in milliseconds. */
  readonly keptAt: number
}

type Kept = ReadonlyMap<string, PendingFile>

/**
 * Pending files by key; `undefined` until they are read. Keys begin with the id of their owner, such as
 * `<userId>/post`. The files live in IndexedDB and survive navigation, failures and restarts; if the disk is full they
 * last until the window closes.
 */
const pendingFilesAtom = atom<Kept | undefined>(undefined)

let opened: UseStore | undefined

let reading: Promise<void> | undefined

/** Reads the pending files, once. */
const readPendingFiles = (): Promise<void> => (reading ??= read())

async function read(): Promise<void> {
  const stored = await onDisk((place) => entries<string, PendingFile>(place))
  // Files added while reading are newer.
  store.set(pendingFilesAtom, (known) => new Map([...(stored ?? []), ...(known ?? [])]))
}

/**
 * Keeps a file until it is sent. A file whose member left while it was being prepared is not kept.
 * @param place where the file waits, such as `post`
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

/** The pending file of a place, once the files are read. */
export async function pendingFile(member: MemberScope, place: string): Promise<PendingFile | undefined> {
  await readPendingFiles()
  return known().get(keyOf(member, place))
}

/** A file with what is stored about it; `null` if an earlier version of the app stored something else. */
export function withFacts<Facts>(kept: PendingFile, schema: z.ZodMiniType<Facts>): PendingFile<Facts> | null {
  const { data, error } = schema.safeParse(kept.facts)
  if (!error) return { ...kept, facts: data }
  console.error(`what is stored about the file ${kept.file.name} is unreadable`, error)
  return null
}

/** Places of the member that have a pending file. */
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

/** Removes all pending files of a member from this disk, where they lie unencrypted. */
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

/** The pending file of a place; `null` if there is none, `undefined` until that is known. */
export function usePendingFileAt(place: string): PendingFile | null | undefined {
  const key = keyOf(useMember(), place)
  useEffect(() => void readPendingFiles(), [])
  return useAtomPart(pendingFilesAtom, (files) => files && (files.get(key) ?? null), { store })
}

/**
 * The pending file of a place, and the function that sets it.
 * @param place such as `post`
 * @param schema of the facts that the place stores
 * @returns `kept` is `null` if there is none, `undefined` until that is known
 */
export function usePendingFile<Facts>(place: string, schema: z.ZodMiniType<Facts>) {
  const member = useMember()
  const stored = usePendingFileAt(place)
  const kept = useMemo(() => stored && withFacts(stored, schema), [stored, schema])
  return {
    kept,
    keep: (file: File, facts: Facts) => addPendingFile(member, place, { file, facts, keptAt: Date.now() }),
    forget: () => removePendingFile(member, place),
  }
}
