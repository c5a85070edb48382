import { atom } from 'jotai'
import { uploadFile } from '#renderer/entities/files/sending/api/upload-file.ts'
import type { Upload } from '#renderer/entities/files/sending/upload.ts'
import { currentUserIdAtom } from '#renderer/entities/session/session.ts'
import { store } from '#renderer/lib/state/store.ts'
import { useAtomPart } from '#renderer/lib/state/use-atom-part.ts'
import { ADULT_CATEGORY, type PostCategory } from '../categories.ts'
import type { PostMedia } from '../posts/post.ts'
import { isVideo, type PreparedMedia } from './prepare-media.ts'

/** A file on its way to the server. */
export interface UploadUnderWay {
  /** From 0 to 1. */
  readonly share: number
  readonly cancel: () => void
}

const uploadsAtom = atom<ReadonlyMap<string, UploadUnderWay>>(new Map())

/** The upload for the post of this id, also of a dialog that was closed since. */
export const useUpload = (postId: string) => useAtomPart(uploadsAtom, (uploads) => uploads.get(postId))

/** The file of a post could not be stored; `cause` says why. */
export class UploadFailure extends Error {}

export interface MediaToSend extends PreparedMedia {
  readonly alt: string
}

/**
 * Stores the file of a post before the post is made.
 * @returns what the post says of it
 * @throws {UploadFailure} and `AbortError`, when its author cancels or leaves
 */
export async function sendMedia(
  postId: string,
  { file, facts, alt }: MediaToSend,
  category: PostCategory,
): Promise<PostMedia> {
  const { width: media_width, height: media_height, still, path } = facts
  // A public bucket would hand adults' to minors (supabase/migrations, post_bucket).
  const bucket = category === ADULT_CATEGORY ? 'adult-assets' : 'user-assets'
  const [stored = null, image = null] = await send(postId, [
    { bucket, path, file },
    ...(still ? [{ bucket, ...still } as const] : []),
  ])
  const addresses = isVideo(file)
    ? { video_url: stored, image_url: image }
    : { video_url: null, image_url: stored }
  return { ...addresses, image_alt: addresses.image_url && (alt.trim() || null), media_width, media_height }
}

/** One after the other, as one upload with one progress. */
async function send(postId: string, files: readonly Upload[]): Promise<readonly string[]> {
  const stop = new AbortController()
  const total = files.reduce((sum, { file }) => sum + file.size, 0)
  const show = (share: number) => set(postId, { share, cancel: () => stop.abort() })
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
    throw new UploadFailure('a file of a post could not be stored', { cause })
  } finally {
    leave()
    set(postId, undefined)
  }
}

function set(postId: string, upload: UploadUnderWay | undefined): void {
  const others = [...store.get(uploadsAtom)].filter(([id]) => id !== postId)
  store.set(uploadsAtom, new Map(upload ? [...others, [postId, upload]] : others))
}
