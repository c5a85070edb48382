import type { Shelf } from '#renderer/entities/profiles/albums/album.ts'
import { createAlbum, deleteAlbum, listAlbums } from './api/albums.ts'

/** The portfolio of a member (spec §7). */
export const portfolioOf = (ownerId: string): Shelf => ({
  key: ['member', ownerId],
  covers: null,
  list: () => listAlbums(ownerId),
  create: ({ title }) => createAlbum(ownerId, title),
  remove: (id) => deleteAlbum(id),
})
