import { atom } from 'jotai'
import { currentUserIdAtom } from '#renderer/entities/session/session.ts'
import { store } from '#renderer/lib/state/store.ts'
import { useAtomPart } from '#renderer/lib/state/use-atom-part.ts'
import { uploadFile } from './api/upload-file.ts'
import type { Upload } from './upload.ts'

/** Files on their way to the server. */
export interface UploadUnderWay {
  /** From 0 to 1. */
  readonly share: number
  readonly cancel: () => void
}

const uploadsAtom = atom<ReadonlyMap<string, UploadUnderWay>>(new Map())

/** The upload for the row of this id, also of a place that was left since. */
export const useUpload = (id: string) => useAtomPart(uploadsAtom, (uploads) => uploads.get(id))

/** A file could not be stored; `cause` says why. */
export class UploadFailure extends Error {}

/**
 * Stores the files of a row before it is made: one after the other, as one upload with one progress.
 * @param id of the row
 * @returns the addresses that it refers to them by
 * @throws {UploadFailure} and `AbortError`, when the member cancels or leaves
 */
export async function sendFiles(id: string, files: readonly Upload[]): Promise<readonly string[]> {
  const stop = new AbortController()
  const total = files.reduce((sum, { file }) => sum + file.size, 0)
  const show = (share: number) => set(id, { share, cancel: () => stop.abort() })
  const leave = store.sub(currentUserIdAtom, () => stop.abort())
  try {
    show(0)
    const stored: string[] = []
    let before = 0
    for (const upload of files) {
      const { size } = upload.file
      const onProgress = (share: number) => show((before + share * size) / total)
      stored.push(await uploadFile({ ...upload, onProgress, signal: stop.signal }))
      before += size
    }
    return stored
  } catch (cause) {
    stop.signal.throwIfAborted()
    throw new UploadFailure('a file could not be stored', { cause })
  } finally {
    leave()
    set(id, undefined)
  }
}

function set(id: string, upload: UploadUnderWay | undefined): void {
  const others = [...store.get(uploadsAtom)].filter(([other]) => other !== id)
  store.set(uploadsAtom, new Map(upload ? [...others, [id, upload]] : others))
}
