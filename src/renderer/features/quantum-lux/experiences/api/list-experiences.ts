import { prepareLinks } from '#renderer/entities/text/text-parts.ts'
import { newestFirst, nextCursor, type Cursor } from '#renderer/lib/keyset.ts'
import { supabase } from '#renderer/server/supabase.ts'
import { EXPERIENCE_COLUMNS, type Experience } from '../experience.ts'

const PAGE_SIZE = 20

export interface ExperiencePage {
  readonly experiences: readonly Experience[]
  /** Kept apart from `experiences`: one put in or taken out on this side never moves the next page. */
  readonly next: Cursor | null
}

/** One page of experiences, newest first, by keyset on `(created_at, id)`. @throws the server's error */
export async function listExperiences(after: Cursor | null, signal: AbortSignal): Promise<ExperiencePage> {
  const query = supabase().from('quantum_lux_experiences').select(EXPERIENCE_COLUMNS)
  const { data } = await newestFirst(query, after).limit(PAGE_SIZE).abortSignal(signal).throwOnError()
  await prepareLinks(data.map(({ description }) => description ?? ''))
  return { experiences: data, next: nextCursor(data, PAGE_SIZE) }
}
