import type { AlbumSource } from '#renderer/entities/albums/album.ts'
import { coverAlbum, createAlbum, deleteAlbum, listAlbums } from './api.ts'

/** The portfolio of a member (spec §7). */
export const portfolioOf = (ownerId: string): AlbumSource => ({
  key: ['member', ownerId],
  covers: `${ownerId}/albums`,
  list: () => listAlbums(ownerId),
  create: (id, title) => createAlbum(ownerId, id, title),
  cover: (id, address) => coverAlbum(id, address),
  remove: (id) => deleteAlbum(id),
})
