import { z } from 'zod/mini'
import { preparePicture } from '#renderer/entities/files/prepare/prepare-picture.ts'
import { filePath } from '#renderer/entities/files/stored-file.ts'
import { reportRefusal } from '#renderer/entities/files/upload/upload-failure.ts'
import { setUpload, storeFiles, uploadOf } from '#renderer/entities/files/upload/upload-files.ts'
import { newId } from '#renderer/lib/new-id.ts'
import { errorFields, failureKind } from '#renderer/server/errors.ts'
import { defineJob, Impossible, useJobs, type Job, type JobDefinition } from '#renderer/session/jobs.ts'
import type { MemberScope } from '#renderer/session/member-scope.ts'
import {
  addPendingFile,
  pendingFile,
  removePendingFile,
  usePendingFileAt,
} from '#renderer/session/pending-files.ts'
import { announce } from '#renderer/ui/announce.ts'
import { addPicture } from './api.ts'
import type { AlbumSource } from './album.ts'
import { copy } from './copy.ts'
import { showAdded } from './pictures.ts'

const addition = z.object({
  albumId: z.string(),
  /** Of the album's source. */
  key: z.array(z.string()),
  parent: z.enum(['portfolio_item_id', 'pet_album_id']),
  /** Name of the file as the member knows it. */
  name: z.string(),
  /** Storage path, the same for every attempt. */
  path: z.string(),
  /** In pixels. */
  width: z.number(),
  height: z.number(),
})

/** A picture that is being added to an album, under the id of the future picture. Its bytes wait at `bytesPlace`. */
export type Addition = Job<z.infer<typeof addition>>

const bytesPlace = (id: string) => `album/${id}`

/** How many pictures were added since this was last announced. */
const addedOf = () => ({ count: 0 })

/** Announces how many pictures were added, once none is on its way any more. */
function announceAdded(member: MemberScope): void {
  const added = member.part(addedOf)
  if (added.count === 0 || member.part(additionJob.queue).hasOpen()) return
  announce(copy.pictures.added(added.count))
  added.count = 0
}

/** Pictures on their way into albums, one after the other, so that they keep their order. */
export const additionJob: JobDefinition<Addition['payload']> = defineJob({
  name: 'album-picture',
  schema: addition,
  lane: () => 'pictures',
  isUrgent: false,
  run: async (member, job) => {
    try {
      await deliver(member, job)
    } finally {
      setUpload(member, job.id, undefined)
    }
  },
  onRefused: (member, { id }, cause) => {
    // Its bytes were removed by a sign-out, which has asked.
    if (cause instanceof Impossible) return 'drop'
    announceAdded(member)
    reportRefusal(member, wasFull(cause) ? copy.pictures.refusedAsFull : copy.pictures.failed, cause)
    if (failureKind(cause) !== 'gone') return 'keep'
    void removePendingFile(member, bytesPlace(id))
    return 'drop'
  },
})

/** Whether the server refused a picture because the album is full, filled by another device. */
const wasFull = (cause: unknown) => String(errorFields(cause).message).includes('pictures_most')

async function deliver(member: MemberScope, { id, payload }: Addition): Promise<void> {
  const { albumId, parent, path, width, height } = payload
  const kept = await pendingFile(member, bytesPlace(id))
  if (!kept) throw new Impossible('the bytes of a picture are gone')
  const [image_url = ''] = await storeFiles(member, id, [{ bucket: 'user-assets', path, file: kept.file }])
  // From here on it cannot be cancelled: the picture may already be in the album.
  setUpload(member, id, { share: 1, cancel: null })
  const picture = await addPicture(member.supabase, parent, albumId, { id, image_url, width, height })
  if (member.signal.aborted) return
  await showAdded(member, payload, albumId, picture)
  const queue = member.part(additionJob.queue)
  // Before its bytes, without which it could not be run again.
  queue.remove(id)
  await removePendingFile(member, bytesPlace(id))
  member.part(addedOf).count += 1
  announceAdded(member)
}

let latest = 0

/** Milliseconds, never the same twice: two pictures from the clipboard have the same name. */
const stamp = () => (latest = Math.max(Date.now(), latest + 1))

/** Adds a picture to an own album. @throws {FileRefusal} if it cannot be decoded */
export async function addToAlbum(
  member: MemberScope,
  { key, parent, folder }: AlbumSource,
  albumId: string,
  brought: File,
): Promise<void> {
  const { file, width, height } = await preparePicture(brought)
  const path = filePath(folder, file, stamp())
  const id = newId()
  await addPendingFile(member, bytesPlace(id), { file, facts: null, keptAt: Date.now() })
  const queue = member.part(additionJob.queue)
  void queue.add(id, { albumId, key: [...key], parent, name: brought.name, path, width, height })
}

const isOf =
  (albumId: string) =>
  ({ payload }: Addition): boolean =>
    payload.albumId === albumId

/** Additions to an album in the order in which they were made. */
export const additionsOf = (member: MemberScope, albumId: string): readonly Addition[] =>
  member.part(additionJob.queue).jobs().filter(isOf(albumId))

export const useAdditions = (albumId: string): readonly Addition[] =>
  useJobs(additionJob).filter(isOf(albumId))

/** The bytes of an addition; `undefined` until they are read. */
export const useAdditionBytes = (id: string): File | undefined => usePendingFileAt(bytesPlace(id))?.file

/** Cancels an addition, even while it is being uploaded. */
export function stopAddition(member: MemberScope, id: string): void {
  member.part(additionJob.queue).remove(id)
  void removePendingFile(member, bytesPlace(id))
  uploadOf(member, id)?.cancel?.()
  announceAdded(member)
}

/** Removes the additions of a deleted album. */
export function forgetAdditions(member: MemberScope, albumId: string): void {
  for (const { id } of additionsOf(member, albumId)) stopAddition(member, id)
}
