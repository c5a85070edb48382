import { ALBUM_COLUMNS, type Album } from '#renderer/entities/albums/album.ts'
import { PROFILE_COLUMNS, type MemberCard, type Profile } from '#renderer/entities/member/profile.ts'
import { errorFields, isDuplicate } from '#renderer/server/errors.ts'
import { insertOnce } from '#renderer/server/insert-once.ts'
import type { Supabase } from '#renderer/server/supabase.ts'
import { toUpdate, type ProfileForm } from './profile-form.ts'
import type { Portrayed } from './portrayed.ts'

/** The portfolio of a member, newest first (spec §7). @throws the server's error */
export async function listAlbums(supabase: Supabase, userId: string): Promise<readonly Album[]> {
  const { data } = await supabase
    .from('portfolio_items')
    .select(ALBUM_COLUMNS)
    .eq('user_id', userId)
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .throwOnError()
  return data
}

/** Adds an album of the signed-in member (spec §7), once per id. @throws the server's error */
export async function createAlbum(
  supabase: Supabase,
  userId: string,
  id: string,
  title: string,
): Promise<void> {
  const albums = () => supabase.from('portfolio_items')
  await insertOnce(
    () => albums().insert({ id, user_id: userId, title, type: 'album' }).select('id').throwOnError(),
    () => albums().select('id').eq('id', id).throwOnError(),
  )
}

/** Changes the cover of an own album. @throws the server's error; PGRST116 if there is none */
export async function coverAlbum(supabase: Supabase, id: string, address: string): Promise<Album> {
  const { data } = await supabase
    .from('portfolio_items')
    .update({ cover_image_url: address })
    .eq('id', id)
    .select(ALBUM_COLUMNS)
    .single()
    .throwOnError()
  return data
}

/** Deletes an own album. @throws the server's error; PGRST116 if there is none */
export async function deleteAlbum(supabase: Supabase, id: string): Promise<void> {
  await supabase.from('portfolio_items').delete().eq('id', id).select('id').single().throwOnError()
}

export type SaveOutcome =
  | { readonly kind: 'saved'; readonly profile: Profile }
  /** The name is taken, or not in its canonical form (decision 13). */
  | { readonly kind: 'name-taken' | 'name-refused'; readonly cause: unknown }

/** Changes the own profile (spec §7). @throws the server's error */
export async function updateProfile(supabase: Supabase, id: string, form: ProfileForm): Promise<SaveOutcome> {
  const { data, error } = await supabase
    .from('profiles')
    .update(toUpdate(form))
    .eq('id', id)
    .select(PROFILE_COLUMNS)
    .single()
  if (!error) return { kind: 'saved', profile: data }
  if (isDuplicate(error)) return { kind: 'name-taken', cause: error }
  if (String(errorFields(error).message).includes('profiles_username_clean'))
    return { kind: 'name-refused', cause: error }
  throw error
}

export type PictureKind = 'avatar' | 'cover'

/** Sets a stored picture on the own profile (spec §7). @throws the server's error */
export async function updatePicture(
  supabase: Supabase,
  userId: string,
  kind: PictureKind,
  address: string,
): Promise<Profile> {
  const { data } = await supabase
    .from('profiles')
    .update(kind === 'avatar' ? { avatar_url: address } : { cover_url: address })
    .eq('id', userId)
    .select(PROFILE_COLUMNS)
    .single()
    .throwOnError()
  return data
}

/** Public part of a profile; `null` if there is no such member, or they are banned or deleted. @throws the server's error */
export async function getMemberCard(supabase: Supabase, id: string): Promise<Portrayed | null> {
  const { data } = await supabase
    .from('member_cards')
    .select('id,username,avatar_url,cover_url,is_gone')
    .eq('id', id)
    .maybeSingle()
    .throwOnError()
  if (data === null) return null
  const { is_gone: isGone, ...card } = data
  return isGone ? null : card
}

/** What a member and the signed-in one have in common, friends or not. */
export interface CommonGround {
  /** Mutual friends, at most three. */
  readonly friends: readonly MemberCard[]
  /** Number of mutual friends. */
  readonly total: number
  /** Number of the member's posts that the signed-in member may read, up to `MOST_POSTS`. */
  readonly posts: number
}

/** Posts are counted up to this number. */
export const MOST_POSTS = 100

/** What the signed-in member and another one have in common. @throws the server's error */
export async function getCommonGround(
  supabase: Supabase,
  id: string,
  signal: AbortSignal,
): Promise<CommonGround> {
  const [{ data: friends }, { data: posts }] = await Promise.all([
    supabase.rpc('common_friends', { member_id: id }).abortSignal(signal).throwOnError(),
    supabase
      .from('posts')
      .select('id')
      .eq('user_id', id)
      .limit(MOST_POSTS)
      .abortSignal(signal)
      .throwOnError(),
  ])
  return { friends, total: friends[0]?.total ?? 0, posts: posts.length }
}

/**
 * Id of the member with a name, ignoring case; `null` if there is none. Does not find the own name, nor names of one
 * character.
 * @throws the server's error
 */
export async function findMember(
  supabase: Supabase,
  name: string,
  signal: AbortSignal,
): Promise<string | null> {
  const { data } = await supabase.rpc('search_members', { q: name }).abortSignal(signal).throwOnError()
  const wanted = name.toLowerCase()
  return data.find(({ username }) => username.toLowerCase() === wanted)?.id ?? null
}
