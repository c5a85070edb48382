import { atom } from 'jotai'
import { useAtomPart } from '#renderer/lib/store.ts'
import { checkServer } from '#renderer/server/connectivity.ts'
import { isUnreachable } from '#renderer/server/errors.ts'
import type { MemberScope } from '#renderer/session/member-scope.ts'
import { uploadFile } from './api.ts'
import { UploadFailure } from './upload-failure.ts'
import type { Upload } from '../stored-file.ts'

/**
 * Stores the files of a row before the row is created: one after the other, as one upload with one progress.
 * @param id id of the row
 * @returns the addresses for the row
 * @throws {UploadFailure}, and `AbortError` when the member cancels or leaves
 */
export async function storeFiles(
  member: MemberScope,
  id: string,
  files: readonly Upload[],
): Promise<readonly string[]> {
  const stop = new AbortController()
  const signal = AbortSignal.any([member.signal, stop.signal])
  const total = files.reduce((sum, { file }) => sum + file.size, 0)
  const show = (share: number) => setUpload(member, id, { share, cancel: () => stop.abort() })
  try {
    show(0)
    const stored: string[] = []
    let before = 0
    for (const upload of files) {
      const { size } = upload.file
      const onProgress = (share: number) => show(total === 0 ? 1 : (before + share * size) / total)
      stored.push(await uploadFile(member.supabase, { ...upload, onProgress, signal }))
      before += size
    }
    return stored
  } catch (cause) {
    signal.throwIfAborted()
    // Nothing watches an upload, as it does the calls.
    if (isUnreachable(cause)) checkServer()
    throw new UploadFailure('a file could not be stored', { cause })
  } finally {
    setUpload(member, id, undefined)
  }
}

/** An upload in progress. */
export interface UploadUnderWay {
  /** Uploaded share, from 0 to 1. */
  readonly share: number
  /** `null` once all files are stored and only the row remains. */
  readonly cancel: (() => void) | null
}

const uploadsAtom = atom<ReadonlyMap<string, UploadUnderWay>>(new Map())

/** The upload for the row of this id, even if its form was left. */
export const useUpload = (id: string) => useAtomPart(uploadsAtom, (uploads) => uploads.get(id))

/** The current value of `useUpload`. */
export const uploadOf = ({ store }: MemberScope, id: string): UploadUnderWay | undefined =>
  store.get(uploadsAtom).get(id)

export function setUpload({ store }: MemberScope, id: string, upload: UploadUnderWay | undefined): void {
  const others = [...store.get(uploadsAtom)].filter(([other]) => other !== id)
  store.set(uploadsAtom, new Map(upload ? [...others, [id, upload]] : others))
}
