import { useMutation, useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { currentUserIdAtom } from '#renderer/entities/session/session.ts'
import { changeCached } from '#renderer/server/change-cached.ts'
import type { Album } from './album.ts'
import { createAlbum, deleteAlbum, listAlbums } from './api/albums.ts'

const albumsKey = (userId: string | null, ownerId: string) => ['albums', userId, ownerId] as const

/** The albums of a member, as this member may see them. */
export function useAlbums(ownerId: string) {
  const userId = useAtomValue(currentUserIdAtom)
  return useQuery({ queryKey: albumsKey(userId, ownerId), queryFn: () => listAlbums(ownerId) })
}

/** Adds an album of one's own. Done when the list shows it. */
export function useCreateAlbum() {
  const userId = useAtomValue(currentUserIdAtom) ?? ''
  return useMutation({
    mutationFn: (title: string) => createAlbum(userId, title),
    onSuccess: (_data, _title, _result, { client }) =>
      client.invalidateQueries({ queryKey: albumsKey(userId, userId) }),
  })
}

/** Deletes an album of one's own. */
export function useDeleteAlbum() {
  const userId = useAtomValue(currentUserIdAtom) ?? ''
  return useMutation({
    mutationFn: (id: string) => deleteAlbum(id),
    onSuccess: (_data, id, _result, { client }) =>
      changeCached<readonly Album[]>(client, albumsKey(userId, userId), (albums) =>
        albums.filter((album) => album.id !== id),
      ),
  })
}
