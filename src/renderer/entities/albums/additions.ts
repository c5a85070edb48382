import { atom } from 'jotai'
import { z } from 'zod/mini'
import { preparePicture } from '#renderer/entities/files/prepare/prepare-picture.ts'
import { filePath } from '#renderer/entities/files/stored-file.ts'
import { setUpload, storeFiles, uploadOf } from '#renderer/entities/files/upload/upload-files.ts'
import { useAtomPart } from '#renderer/lib/store.ts'
import type { MemberScope } from '#renderer/session/member-scope.ts'
import { memberMap, useStored } from '#renderer/session/member-storage.ts'
import {
  addPendingFile,
  pendingFile,
  removePendingFile,
  usePendingFileAt,
} from '#renderer/session/pending-files.ts'
import { announce } from '#renderer/ui/announce.ts'
import { newId } from '#renderer/lib/new-id.ts'
import type { AlbumSource } from './album.ts'
import { addPicture } from './api.ts'
import { copy } from './copy.ts'
import { showAdded } from './pictures.ts'

/**
 * A picture that is being added to an album. Its bytes are stored separately as a pending file, so a restart loses
 * nothing.
 */
export interface Addition {
  /** Id of the future picture, the same for every attempt, so that it is added once. */
  readonly id: string
  /** Name of the file as the member knows it. */
  readonly name: string
  /** Storage path, the same for every attempt. */
  readonly path: string
  /** In pixels. */
  readonly width: number
  readonly height: number
}

const schema: z.ZodMiniType<readonly Addition[]> = z.array(
  z.object({ id: z.uuid(), name: z.string(), path: z.string(), width: z.number(), height: z.number() }),
)

/** Additions by album, in the order in which they were made. */
const waiting = memberMap('album-pictures', schema)

const NONE: readonly Addition[] = []

export const additionsOf = (member: MemberScope, albumId: string): readonly Addition[] =>
  member.part(waiting).get(albumId) ?? NONE

export const useAdditions = (albumId: string): readonly Addition[] => useStored(waiting, albumId) ?? NONE

const bytesPlace = (id: string) => `album/${id}`

/** The bytes of an addition; `undefined` until they are read. */
export const useAdditionBytes = (id: string): File | undefined => usePendingFileAt(bytesPlace(id))?.file

const failedAtom = atom<ReadonlySet<string>>(new Set<string>())

/** Whether the last attempt failed, so that the addition waits for the member. */
export const useHasFailed = (id: string): boolean => useAtomPart(failedAtom, (failed) => failed.has(id))

function setFailed({ store }: MemberScope, id: string, hasFailed: boolean): void {
  const others = [...store.get(failedAtom)].filter((other) => other !== id)
  store.set(failedAtom, new Set(hasFailed ? [...others, id] : others))
}

/** The own album that pictures are added to. */
interface Destination {
  readonly shelf: AlbumSource
  readonly albumId: string
  /** Called with the reason if one fails. */
  readonly onFailure: (cause: unknown) => void
}

let latest = 0

/** Milliseconds, never the same twice: two pictures from the clipboard have the same name. */
const stamp = () => (latest = Math.max(Date.now(), latest + 1))

/** The part of a member that adds pictures to albums, one after the other, so that they keep their order. */
export function albumQueue(member: MemberScope) {
  let last = Promise.resolve()
  let added = 0
  const queued = new Set<string>()

  const enqueue = (destination: Destination, addition: Addition) => {
    if (queued.has(addition.id)) return
    queued.add(addition.id)
    setFailed(member, addition.id, false)
    last = last.then(async () => {
      if (await deliver(member, destination, addition)) added += 1
      queued.delete(addition.id)
      if (queued.size > 0) return
      if (added > 0) announce(copy.pictures.added(added))
      added = 0
    })
  }
  return {
    /** @throws {FileRefusal} if the picture cannot be decoded */
    add: async (destination: Destination, brought: File) => {
      const { file, width, height } = await preparePicture(brought)
      const path = filePath(destination.shelf.folder, file, stamp())
      const addition = { id: newId(), name: brought.name, path, width, height }
      await addPendingFile(member, bytesPlace(addition.id), { file, facts: null, keptAt: Date.now() })
      change(member, destination.albumId, (known) => [...known, addition])
      enqueue(destination, addition)
    },
    /** Retries a failed addition. */
    retry: enqueue,
    /** Continues additions that waited because the app was closed or the page was left. */
    resume: (destination: Destination) => {
      const failed = member.store.get(failedAtom)
      for (const addition of additionsOf(member, destination.albumId))
        if (!failed.has(addition.id)) enqueue(destination, addition)
    },
    /** Cancels an addition, even while it is being uploaded. */
    stop: (albumId: string, id: string) => {
      void forget(member, albumId, id)
      uploadOf(member, id)?.cancel?.()
    },
  }
}

/** @returns whether the picture was added */
async function deliver(
  member: MemberScope,
  { shelf, albumId, onFailure }: Destination,
  { id, path, width, height }: Addition,
): Promise<boolean> {
  const isWaiting = () => additionsOf(member, albumId).some((addition) => addition.id === id)
  const kept = isWaiting() ? await pendingFile(member, bytesPlace(id)) : undefined
  if (!kept) {
    // Cancelled, or its bytes were removed by a sign-out.
    await forget(member, albumId, id)
    return false
  }
  try {
    const [image_url = ''] = await storeFiles(member, id, [{ bucket: 'user-assets', path, file: kept.file }])
    // From here on it cannot be cancelled: the picture may already be in the album.
    setUpload(member, id, { share: 1, cancel: null })
    const picture = await addPicture(member.supabase, shelf.parent, albumId, { id, image_url, width, height })
    await showAdded(member, shelf, albumId, picture)
    await forget(member, albumId, id)
    return true
  } catch (cause) {
    // A cancelled addition has not failed, and one that ended with its member's session waits for their return.
    if (isWaiting() && !member.signal.aborted) {
      setFailed(member, id, true)
      onFailure(cause)
    }
    return false
  } finally {
    setUpload(member, id, undefined)
  }
}

function change(
  member: MemberScope,
  albumId: string,
  by: (additions: readonly Addition[]) => readonly Addition[],
): void {
  const additions = by(additionsOf(member, albumId))
  member.part(waiting).set(albumId, additions.length > 0 ? additions : undefined)
}

function forget(member: MemberScope, albumId: string, id: string): Promise<void> {
  change(member, albumId, (known) => known.filter((addition) => addition.id !== id))
  setFailed(member, id, false)
  return removePendingFile(member, bytesPlace(id))
}

/** Removes the additions of a deleted album. */
export function forgetAdditions(member: MemberScope, albumId: string): void {
  const { stop } = member.part(albumQueue)
  for (const { id } of additionsOf(member, albumId)) stop(albumId, id)
}
