import type { Pet } from '#renderer/entities/pets/pet.ts'
import type { Shelf } from '#renderer/entities/albums/album.ts'
import { coverPetAlbum, createPetAlbum, deletePetAlbum, listPetAlbums } from './api/pet-albums.ts'

/** The albums of a pet. Their covers lie with its owner's files. */
export const shelfOf = ({ id, owner_id: ownerId }: Pet): Shelf => ({
  key: ['pet', id],
  covers: `${ownerId}/pet-albums`,
  list: () => listPetAlbums(id),
  create: (albumId, title) => createPetAlbum(id, albumId, title),
  cover: (albumId, address) => coverPetAlbum(albumId, address),
  remove: (albumId) => deletePetAlbum(albumId),
})
