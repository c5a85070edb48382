import { useMutation, useQuery } from '@tanstack/react-query'
import { eraseOwn } from '#renderer/entities/deletion/gone-rows.ts'
import { removeOrphanedFiles } from '#renderer/entities/files/upload/use-orphaned-files.ts'
import { changeCached } from '#renderer/server/cache/change-cached.ts'
import { useReadAgain } from '#renderer/server/cache/use-look.ts'
import { persistQuery } from '#renderer/server/cache/persist-rules.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { useConfirm } from '#renderer/ui/confirm/confirm.ts'
import { useReportFailure } from '#renderer/ui/toasts/use-report-failure.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import type { Album, AlbumSource } from './album.ts'
import { copy } from './copy.ts'

persistQuery('albums', { most: 4, part: (albums: readonly Album[]) => albums.slice(0, 60) })

export const albumsKey = ({ key }: Pick<AlbumSource, 'key'>) => ['albums', ...key] as const

/** The albums of a source that this member may see. */
export const useAlbums = (shelf: AlbumSource) =>
  useReadAgain(useQuery({ queryKey: albumsKey(shelf), queryFn: () => shelf.list() }))

/** Adds an own album; done when the list shows it. */
export function useCreateAlbum(shelf: AlbumSource) {
  return useMutation({
    mutationFn: ({ id, title }: Pick<Album, 'id' | 'title'>) => shelf.create(id, title),
    onSuccess: (_data, _album, _result, { client }) =>
      client.invalidateQueries({ queryKey: albumsKey(shelf) }),
  })
}

/** Makes a picture the cover of its album, visible at once, and reports the result. */
export function useCoverAlbum(shelf: AlbumSource) {
  const { queries } = useMember()
  const toasts = useToasts()
  const reportFailure = useReportFailure()
  return async (id: string, address: string) => {
    try {
      const covered = await shelf.cover(id, address)
      await changeCached<readonly Album[]>(queries, albumsKey(shelf), (albums) =>
        albums.map((album) => (album.id === id ? covered : album)),
      )
      toasts.success(texts.covered)
    } catch (cause) {
      reportFailure(texts.coverFailed, cause)
    }
  }
}

/** Deletes an own album with its pictures and their files. */
function useDeleteAlbum(shelf: AlbumSource) {
  const member = useMember()
  return useMutation({
    mutationFn: (id: string) => eraseOwn(member, () => shelf.remove(id)),
    onSuccess: (_data, id, _result, { client }) => {
      removeOrphanedFiles(member)
      return changeCached<readonly Album[]>(client, albumsKey(shelf), (albums) =>
        albums.filter((album) => album.id !== id),
      )
    },
  })
}

const texts = copy.albums

/**
 * Confirms and deletes an album (spec §5) and reports the result (spec §8).
 * @param onRemoved called after the deletion, before the report
 */
export function useRemoveAlbum(shelf: AlbumSource, onRemoved: (id: string) => void) {
  const confirm = useConfirm()
  const toasts = useToasts('frame')
  const reportFailure = useReportFailure()
  const { mutateAsync, isPending } = useDeleteAlbum(shelf)
  const remove = async ({ id, title }: Album, pictures: number) => {
    const question = {
      title: texts.question,
      description: texts.means(title, pictures),
      confirmLabel: texts.confirmRemoval,
    }
    if (!(await confirm({ ...question, destructive: true }))) return
    try {
      await mutateAsync(id)
      onRemoved(id)
      toasts.success(texts.removed)
    } catch (cause) {
      reportFailure(texts.removeFailed, cause)
    }
  }
  return { remove, isGoing: isPending }
}
