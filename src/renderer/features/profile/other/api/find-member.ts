import { supabase } from '#renderer/server/supabase.ts'

/**
 * Id of the member of this name, in whatever letter case, `null` when there is none. Of the own name nothing is found, nor
 * of one of a single character.
 * @throws the server's error
 */
export async function findMember(name: string, signal: AbortSignal): Promise<string | null> {
  const { data } = await supabase().rpc('search_members', { q: name }).abortSignal(signal).throwOnError()
  const wanted = name.toLowerCase()
  return data.find(({ username }) => username.toLowerCase() === wanted)?.id ?? null
}
