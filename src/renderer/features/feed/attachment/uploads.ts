import { sendFiles } from '#renderer/entities/files/upload/upload-files.ts'
import { UploadFailure } from '#renderer/entities/files/upload/upload-failure.ts'
import { ADULT_CATEGORY, type PostCategory } from '../categories.ts'
import type { PostMedia } from '../posts/post.ts'
import { withdrawFromPublic } from './api/withdraw-from-public.ts'
import { isVideo, type MediaFacts, type PreparedMedia } from './prepare-media.ts'

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
  if (bucket === 'adult-assets') await makePrivate(facts)
  const [stored = null, image = null] = await sendFiles(postId, [
    { bucket, path, file },
    ...(still ? [{ bucket, ...still } as const] : []),
  ])
  const addresses = isVideo(file)
    ? { video_url: stored, image_url: image }
    : { video_url: null, image_url: stored }
  return { ...addresses, image_alt: addresses.image_url && (alt.trim() || null), media_width, media_height }
}

/**
 * Of what is for adults nothing stays public that an attempt in another category has stored.
 * @throws {UploadFailure} where that cannot be told
 */
export async function makePrivate({ path, still }: MediaFacts): Promise<void> {
  try {
    await withdrawFromPublic([path, ...(still ? [still.path] : [])])
  } catch (cause) {
    throw new UploadFailure('a file may still be public', { cause })
  }
}
