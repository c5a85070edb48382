import { z } from 'zod/mini'
import { UploadFailure } from '#renderer/entities/files/upload/upload-failure.ts'
import { storeFiles } from '#renderer/entities/files/upload/upload-files.ts'
import type { MemberScope } from '#renderer/session/member-scope.ts'
import { ADULT_CATEGORY, type PostCategory } from '../categories.ts'
import type { PostMedia } from '../posts/post.ts'
import { withdrawFromPublic } from './api.ts'

/** Metadata of the file of a post, from when it is chosen. */
export const mediaFacts = z.object({
  /** Storage path in either bucket, the same for every attempt. */
  path: z.string(),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  /** For a video; `null` if no still could be taken. */
  still: z.nullable(z.object({ file: z.instanceof(File), path: z.string() })),
})
export type MediaFacts = z.infer<typeof mediaFacts>

export const isVideo = (file: File): boolean => file.type.startsWith('video/')

export interface PreparedMedia {
  readonly file: File
  readonly facts: MediaFacts
}

export interface MediaToSend extends PreparedMedia {
  readonly alt: string
}

/**
 * Stores the file of a post before the post is created.
 * @returns the post's columns for it
 * @throws {UploadFailure}, and `AbortError` when its author cancels or leaves
 */
export async function sendMedia(
  member: MemberScope,
  postId: string,
  { file, facts, alt }: MediaToSend,
  category: PostCategory,
): Promise<PostMedia> {
  const { width: media_width, height: media_height, still, path } = facts
  // A public bucket would show files for adults to minors (supabase/migrations, post_bucket).
  const bucket = category === ADULT_CATEGORY ? 'adult-assets' : 'user-assets'
  if (bucket === 'adult-assets') await makePrivate(member, facts)
  const [stored = null, image = null] = await storeFiles(member, postId, [
    { bucket, path, file },
    ...(still ? [{ bucket, ...still } as const] : []),
  ])
  const addresses = isVideo(file)
    ? { video_url: stored, image_url: image }
    : { video_url: null, image_url: stored }
  return { ...addresses, image_alt: addresses.image_url && (alt.trim() || null), media_width, media_height }
}

/**
 * Removes the public copies of files that an earlier attempt stored in another category.
 * @throws {UploadFailure} if that is uncertain
 */
export async function makePrivate({ supabase }: MemberScope, { path, still }: MediaFacts): Promise<void> {
  try {
    await withdrawFromPublic(supabase, [path, ...(still ? [still.path] : [])])
  } catch (cause) {
    throw new UploadFailure('a file may still be public', { cause })
  }
}
