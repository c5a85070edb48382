import { useMutation, useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { uploadFile } from '#renderer/entities/files/sending/api/upload-file.ts'
import { currentUserIdAtom } from '#renderer/entities/session/session.ts'
import { changeCached } from '#renderer/server/change-cached.ts'
import type { Album, Shelf } from './album.ts'

const albumsKey = (userId: string | null, { key }: Shelf) => ['albums', userId, ...key] as const

/** The albums of a shelf, as this member may see them. */
export function useAlbums(shelf: Shelf) {
  const userId = useAtomValue(currentUserIdAtom)
  return useQuery({ queryKey: albumsKey(userId, shelf), queryFn: () => shelf.list() })
}

/** A picture that is to stand for an album. */
export interface Cover {
  readonly file: File
  /** Where it is going to lie: sent again it is there once. */
  readonly path: string
}

interface NewAlbum {
  readonly title: string
  readonly cover: Cover | null
}

/** Adds an album to one's own shelf, its cover first. Done when the list shows it. */
export function useCreateAlbum(shelf: Shelf) {
  const userId = useAtomValue(currentUserIdAtom)
  return useMutation({
    mutationFn: async ({ title, cover }: NewAlbum) => {
      const address = cover && (await uploadFile({ bucket: 'user-assets', ...cover }))
      await shelf.create({ title, cover_image_url: address })
    },
    onSuccess: (_data, _album, _result, { client }) =>
      client.invalidateQueries({ queryKey: albumsKey(userId, shelf) }),
  })
}

/** Deletes an album of one's own shelf. */
export function useDeleteAlbum(shelf: Shelf) {
  const userId = useAtomValue(currentUserIdAtom)
  return useMutation({
    mutationFn: (id: string) => shelf.remove(id),
    onSuccess: (_data, id, _result, { client }) =>
      changeCached<readonly Album[]>(client, albumsKey(userId, shelf), (albums) =>
        albums.filter((album) => album.id !== id),
      ),
  })
}
