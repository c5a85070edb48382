import { useMutation, useQuery } from '@tanstack/react-query'
import { eraseOwn } from '#renderer/entities/deletion/gone-rows.ts'
import { removeOrphanedFiles } from '#renderer/entities/files/upload/use-orphaned-files.ts'
import { changeCached } from '#renderer/server/cache/change-cached.ts'
import { useReadAgain } from '#renderer/server/cache/use-look.ts'
import type { MemberScope } from '#renderer/session/member-scope.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { useConfirm } from '#renderer/ui/confirm/confirm.ts'
import { useReportFailure } from '#renderer/ui/toasts/use-report-failure.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import type { Album, AlbumPicture, AlbumSource } from './album.ts'
import { albumsKey } from './albums.ts'
import { describePicture, listPictures, removePicture } from './api.ts'
import { copy } from './copy.ts'

export type Pictures = readonly AlbumPicture[]

const picturesKey = (albumId: string) => ['album-pictures', albumId] as const

/** The pictures of an album, in order. */
export function useAlbumPictures({ parent }: AlbumSource, albumId: string) {
  const { supabase } = useMember()
  const query = useQuery({
    queryKey: picturesKey(albumId),
    queryFn: () => listPictures(supabase, parent, albumId),
  })
  return useReadAgain(query)
}

/** The pictures known so far. */
export const knownPictures = ({ queries }: MemberScope, albumId: string): Pictures | undefined =>
  queries.getQueryData<Pictures>(picturesKey(albumId))

/** Shows a new picture of an own album: in the album and on its card. Chooses the cover as the server does. */
export async function showAdded(
  { queries }: MemberScope,
  shelf: Pick<AlbumSource, 'key'>,
  albumId: string,
  picture: AlbumPicture,
): Promise<void> {
  await changeCached<Pictures>(queries, picturesKey(albumId), (pictures) =>
    pictures.some(({ id }) => id === picture.id) ? pictures : [...pictures, picture],
  )
  await changeAlbum({ queries }, shelf, albumId, (album) => ({
    ...album,
    pictures_count: album.pictures_count + 1,
    cover_image_url: album.cover_image_url ?? picture.image_url,
  }))
}

const changeAlbum = (
  { queries }: Pick<MemberScope, 'queries'>,
  shelf: Pick<AlbumSource, 'key'>,
  albumId: string,
  change: (album: Album) => Album,
) =>
  changeCached<readonly Album[]>(queries, albumsKey(shelf), (albums) =>
    albums.map((album) => (album.id === albumId ? change(album) : album)),
  )

/** Describes a picture of an own album, visible at once wherever it is shown. */
export function useDescribePicture(albumId: string) {
  const { supabase } = useMember()
  return useMutation({
    mutationFn: ({ id, description }: Pick<AlbumPicture, 'id' | 'description'>) =>
      describePicture(supabase, id, description),
    onSuccess: (described, _given, _result, { client }) =>
      changeCached<Pictures>(client, picturesKey(albumId), (pictures) =>
        pictures.map((picture) => (picture.id === described.id ? described : picture)),
      ),
  })
}

const texts = copy.pictures

/** Confirms, removes a picture with its file, and reports the result. */
export function useRemovePicture(shelf: AlbumSource, albumId: string) {
  const member = useMember()
  const confirm = useConfirm()
  const toasts = useToasts()
  const reportFailure = useReportFailure()
  const { mutateAsync, isPending: isGoing } = useMutation({
    mutationFn: ({ id }: AlbumPicture) => eraseOwn(member, () => removePicture(member.supabase, id)),
    onSuccess: (_data, picture) => {
      removeOrphanedFiles(member)
      return showRemoved(member, shelf, albumId, picture)
    },
  })
  const remove = async (picture: AlbumPicture) => {
    const question = { title: texts.question, confirmLabel: texts.confirmRemoval, destructive: true }
    const description = picture.description === null ? undefined : copy.albums.quoted(picture.description)
    if (!(await confirm({ ...question, ...(description && { description }) }))) return
    try {
      await mutateAsync(picture)
      toasts.success(texts.removed)
    } catch (cause) {
      reportFailure(texts.removeFailed, cause)
    }
  }
  return { remove, isGoing }
}

async function showRemoved(
  member: MemberScope,
  shelf: AlbumSource,
  albumId: string,
  { id, image_url }: AlbumPicture,
): Promise<void> {
  await changeCached<Pictures>(member.queries, picturesKey(albumId), (pictures) =>
    pictures.filter((picture) => picture.id !== id),
  )
  const next = knownPictures(member, albumId)?.at(0)?.image_url ?? null
  await changeAlbum(member, shelf, albumId, (album) => ({
    ...album,
    pictures_count: Math.max(0, album.pictures_count - 1),
    cover_image_url: album.cover_image_url === image_url ? next : album.cover_image_url,
  }))
}
