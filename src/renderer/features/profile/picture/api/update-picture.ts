import { uploadFile } from '#renderer/entities/files/sending/api/upload-file.ts'
import { PROFILE_COLUMNS, type Profile } from '#renderer/entities/member/profile.ts'
import { supabase } from '#renderer/server/supabase.ts'
import type { PictureKind } from '../picture-kind.ts'

export interface PictureUpdate {
  readonly kind: PictureKind
  readonly file: File
  readonly signal: AbortSignal
  /** Hears how much of it has left, from 0 to 1. */
  readonly onProgress: (share: number) => void
}

/** Stores a picture of the own profile and shows it there (spec §7). @throws the server's error */
export async function updatePicture(userId: string, update: PictureUpdate): Promise<Profile> {
  const { kind, ...upload } = update
  // The connection of who asks, also for what follows.
  const server = supabase()
  const path = `${userId}/${kind}-${Date.now()}`
  const address = await uploadFile({ bucket: 'user-assets', path, ...upload })
  const { data } = await server
    .from('profiles')
    .update(kind === 'avatar' ? { avatar_url: address } : { cover_url: address })
    .eq('id', userId)
    .select(PROFILE_COLUMNS)
    .single()
    .throwOnError()
  return data
}
