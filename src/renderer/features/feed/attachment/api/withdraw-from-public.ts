import { fileStorage, supabase } from '#renderer/server/supabase.ts'

const BUCKET = 'user-assets'

/**
 * Removes files from the public bucket that an attempt to publish them has left there, unless a post shows them.
 * @param paths in the folder of one member, whose posts are asked
 * @throws the server's error
 */
export async function withdrawFromPublic(paths: readonly string[]): Promise<void> {
  const [owner = ''] = paths[0]?.split('/') ?? []
  const showing = paths.flatMap((path) =>
    ['image_url', 'video_url'].map((field) => `${field}.eq.${BUCKET}/${path}`),
  )
  const { data: shown } = await supabase()
    .from('posts')
    .select('id')
    .eq('user_id', owner)
    .or(showing.join())
    .limit(1)
    .throwOnError()
  if (shown.length > 0) return
  const { error } = await fileStorage()
    .from(BUCKET)
    .remove([...paths])
  if (error) throw error
}
