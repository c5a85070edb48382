import { prepareLinks } from '#renderer/entities/text/text-parts.ts'
import { newestFirst, nextCursor, type Cursor } from '#renderer/lib/keyset.ts'
import { insertOnce } from '#renderer/server/insert-once.ts'
import type { Supabase } from '#renderer/server/supabase.ts'
import { EXPERIENCE_COLUMNS, type Experience } from './experience.ts'
import type { Banner } from './slots.ts'

export interface NewExperience {
  /** An id made by the client (`newId`), so that repeated attempts create one experience. */
  readonly id: string
  readonly user_id: string
  readonly title: string
  readonly description: string | null
}

/** Publishes an experience of the member (spec §7). @throws the server's error */
export async function createExperience(supabase: Supabase, experience: NewExperience): Promise<Experience> {
  const rows = () => supabase.from('quantum_lux_experiences')
  const row = await insertOnce(
    () => rows().insert(experience).select(EXPERIENCE_COLUMNS).throwOnError(),
    () => rows().select(EXPERIENCE_COLUMNS).eq('id', experience.id).throwOnError(),
  )
  await prepareLinks([row.description ?? ''])
  return row
}

/** Deletes an own experience. @throws the server's error; PGRST116 if there is none */
export async function deleteExperience(supabase: Supabase, id: string): Promise<void> {
  await supabase.from('quantum_lux_experiences').delete().eq('id', id).select('id').single().throwOnError()
}

/** Which of these experiences are still there. @throws the server's error */
export async function livingExperiences(
  supabase: Supabase,
  ids: readonly string[],
): Promise<readonly string[]> {
  const { data } = await supabase.from('quantum_lux_experiences').select('id').in('id', ids).throwOnError()
  return data.map(({ id }) => id)
}

const PAGE_SIZE = 20

export interface ExperiencePage {
  readonly experiences: readonly Experience[]
  /** Cursor of the next page, independent of `experiences`: adding or removing one here must not move it. */
  readonly next: Cursor | null
}

/** One page of experiences, newest first, by keyset on `(created_at, id)`. @throws the server's error */
export async function listExperiences(
  supabase: Supabase,
  after: Cursor | null,
  signal: AbortSignal,
): Promise<ExperiencePage> {
  const query = supabase.from('quantum_lux_experiences').select(EXPERIENCE_COLUMNS)
  const { data } = await newestFirst(query, after).limit(PAGE_SIZE).abortSignal(signal).throwOnError()
  await prepareLinks(data.map(({ description }) => description ?? ''))
  return { experiences: data, next: nextCursor(data, PAGE_SIZE) }
}

/** The banners of the catalogue in order (spec §7). @throws the server's error */
export async function listBanners(supabase: Supabase, signal: AbortSignal): Promise<readonly Banner[]> {
  const { data } = await supabase
    .from('quantum_lux_banners')
    .select('id, image_url')
    .order('id')
    .abortSignal(signal)
    .throwOnError()
  return data
}
