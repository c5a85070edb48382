import { useMemo } from 'react'
import type { AlbumSource } from '#renderer/entities/albums/album.ts'
import { sections } from '#renderer/entities/section/sections.ts'
import type { Supabase } from '#renderer/server/supabase.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { coverAlbum, createAlbum, deleteAlbum, listAlbums } from './api.ts'

/** The portfolio of a member (spec §7). */
export function usePortfolio(ownerId: string): AlbumSource {
  const { id, supabase } = useMember()
  return useMemo(() => {
    const page = ownerId === id ? sections.profile.path : `${sections['user-profile'].path}/${ownerId}`
    return portfolioOf(supabase, ownerId, page)
  }, [supabase, id, ownerId])
}

const portfolioOf = (supabase: Supabase, ownerId: string, page: string): AlbumSource => ({
  key: ['member', ownerId],
  parent: 'portfolio_item_id',
  folder: `${ownerId}/albums`,
  page,
  list: () => listAlbums(supabase, ownerId),
  create: (id, title) => createAlbum(supabase, ownerId, id, title),
  cover: (id, address) => coverAlbum(supabase, id, address),
  remove: (id) => deleteAlbum(supabase, id),
})
