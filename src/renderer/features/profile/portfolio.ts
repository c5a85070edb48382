import { useMemo } from 'react'
import type { AlbumSource } from '#renderer/entities/albums/album.ts'
import type { Supabase } from '#renderer/server/supabase.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { coverAlbum, createAlbum, deleteAlbum, listAlbums } from './api.ts'

/** The portfolio of a member (spec §7). */
export function usePortfolio(ownerId: string): AlbumSource {
  const { supabase } = useMember()
  return useMemo(() => portfolioOf(supabase, ownerId), [supabase, ownerId])
}

const portfolioOf = (supabase: Supabase, ownerId: string): AlbumSource => ({
  key: ['member', ownerId],
  covers: `${ownerId}/albums`,
  list: () => listAlbums(supabase, ownerId),
  create: (id, title) => createAlbum(supabase, ownerId, id, title),
  cover: (id, address) => coverAlbum(supabase, id, address),
  remove: (id) => deleteAlbum(supabase, id),
})
