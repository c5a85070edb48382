import { useMutation } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { UploadFailure } from '#renderer/entities/files/upload/upload-failure.ts'
import { storeFiles } from '#renderer/entities/files/upload/upload-files.ts'
import { usePendingMutations } from '#renderer/server/cache/query-hooks.ts'
import type { MemberScope } from '#renderer/session/member-scope.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { isShownIn } from '../posts/adult-gate.ts'
import { arrivalAtom } from '../posts/arrival.ts'
import { prependPost } from '../posts/feed-cache.ts'
import { createPost, withdrawFromPublic, type NewPost } from './api.ts'
import { ADULT_CATEGORY, type PostCategory } from '../categories.ts'
import type { PostMedia } from '../posts/post.ts'
import { isVideo, type MediaFacts, type PreparedMedia } from './draft-media.ts'

/** A finished post whose file is not stored yet. */
interface WrittenPost extends Pick<NewPost, 'id' | 'content' | 'category'> {
  readonly media: MediaToSend | null
  /** Cleanup that must finish first, or it would remove the files of this attempt too. */
  readonly after?: Promise<void> | undefined
}

const publishKey = ['publish'] as const

/** Stores the file of a post and publishes the post, which is then first in the loaded feeds. */
export function usePublish() {
  const member = useMember()
  const setArrival = useSetAtom(arrivalAtom)
  return useMutation({
    mutationKey: publishKey,
    mutationFn: async ({ media, after, ...post }: WrittenPost) => {
      await after
      return createPost(member.supabase, {
        ...post,
        ...(media && (await sendMedia(member, post.id, media, post.category))),
      })
    },
    onSuccess: (post, _variables, _result, { client }) => {
      setArrival(post.id)
      return prependPost(client, post, isShownIn(member, 'all', post.category))
    },
  })
}

/** Whether the post with this id is being published. */
export const useIsPublishing = (id: string): boolean =>
  usePendingMutations<WrittenPost>(publishKey).some((post) => post?.id === id)

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
