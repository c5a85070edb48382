import { prepareLinks } from '#renderer/entities/text/text-parts.ts'
import { insertOnce } from '#renderer/server/insert-once.ts'
import { supabase } from '#renderer/server/supabase.ts'
import { EXPERIENCE_COLUMNS, type Experience } from '../experience.ts'

export interface NewExperience {
  /** Made by the client, at random: sent again with the same one, the experience is there once. */
  readonly id: string
  readonly user_id: string
  readonly title: string
  readonly description: string | null
}

/** Tells an experience in the member's own name (spec §7). @throws the server's error */
export async function createExperience(experience: NewExperience): Promise<Experience> {
  // The connection of who tells it, also for the second call.
  const data = supabase()
  const rows = () => data.from('quantum_lux_experiences')
  const row = await insertOnce(
    () => rows().insert(experience).select(EXPERIENCE_COLUMNS).throwOnError(),
    () => rows().select(EXPERIENCE_COLUMNS).eq('id', experience.id).throwOnError(),
  )
  await prepareLinks([row.description ?? ''])
  return row
}

/** Deletes an own experience. @throws the server's error; PGRST116 when there is none */
export async function deleteExperience(id: string): Promise<void> {
  await supabase().from('quantum_lux_experiences').delete().eq('id', id).select('id').single().throwOnError()
}
