import { useMutation, useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { currentUserIdAtom } from '#renderer/session/session.ts'
import { changeCached } from '#renderer/server/cache/change-cached.ts'
import { queryClient } from '#renderer/server/cache/query-client.ts'
import type { Album, Shelf } from './album.ts'

const albumsKey = (userId: string | null, { key }: Shelf) => ['albums', userId, ...key] as const

/** The albums of a shelf, as this member may see them. */
export function useAlbums(shelf: Shelf) {
  const userId = useAtomValue(currentUserIdAtom)
  return useQuery({ queryKey: albumsKey(userId, shelf), queryFn: () => shelf.list() })
}

/** Adds an album to one's own shelf. Done when the list shows it. */
export function useCreateAlbum(shelf: Shelf) {
  const userId = useAtomValue(currentUserIdAtom)
  return useMutation({
    mutationFn: ({ id, title }: Pick<Album, 'id' | 'title'>) => shelf.create(id, title),
    onSuccess: (_data, _album, _result, { client }) =>
      client.invalidateQueries({ queryKey: albumsKey(userId, shelf) }),
  })
}

/** Gives an album of one's own shelf another cover, which shows at once. */
export function useCoverAlbum(shelf: Shelf) {
  const userId = useAtomValue(currentUserIdAtom)
  return async (id: string, address: string) => {
    const covered = await shelf.cover(id, address)
    await changeCached<readonly Album[]>(queryClient, albumsKey(userId, shelf), (albums) =>
      albums.map((album) => (album.id === id ? covered : album)),
    )
  }
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
