import { prepareLinks } from '#renderer/entities/text/text-parts.ts'
import type { Supabase } from '#renderer/server/supabase.ts'

export interface PostEdit {
  readonly id: string
  readonly content: string
}

/** Changes the text of an own post. @throws {PostgrestError} PGRST116 if it is gone or not the member's */
export async function updatePost(supabase: Supabase, { id, content }: PostEdit): Promise<void> {
  await supabase.from('posts').update({ content }).eq('id', id).select('id').single().throwOnError()
  await prepareLinks([content])
}
