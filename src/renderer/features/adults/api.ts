import type { Supabase } from '#renderer/server/supabase.ts'

/** The own birth year (spec §7); `null` if it is not set. @throws the server's error */
export async function getBirthYear(
  supabase: Supabase,
  userId: string,
  signal: AbortSignal,
): Promise<number | null> {
  const { data } = await supabase
    .from('profiles')
    .select('birth_year')
    .eq('id', userId)
    .abortSignal(signal)
    .maybeSingle()
    .throwOnError()
  return data?.birth_year ?? null
}
