import { atom } from 'jotai'
import { store, useAtomPart } from '#renderer/lib/store.ts'

/** Files on their way to the server. */
export interface UploadUnderWay {
  /** From 0 to 1. */
  readonly share: number
  /** `null` once all of it is stored and only its row is still to come. */
  readonly cancel: (() => void) | null
}

const uploadsAtom = atom<ReadonlyMap<string, UploadUnderWay>>(new Map())

/** The upload for the row of this id, also of a place that was left since. */
export const useUpload = (id: string) => useAtomPart(uploadsAtom, (uploads) => uploads.get(id))

export function setUpload(id: string, upload: UploadUnderWay | undefined): void {
  const others = [...store.get(uploadsAtom)].filter(([other]) => other !== id)
  store.set(uploadsAtom, new Map(upload ? [...others, [id, upload]] : others))
}
