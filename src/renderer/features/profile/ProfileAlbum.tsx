import { AlbumPage } from '#renderer/entities/albums/AlbumPage.tsx'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { sections } from '#renderer/entities/section/sections.ts'
import { usePortfolio } from './portfolio.ts'

/** An album of the own portfolio. */
export function OwnAlbumPage({ albumId }: { readonly albumId: string }) {
  const shelf = usePortfolio(useMember().id)
  return <AlbumPage shelf={shelf} albumId={albumId} owner={sections.profile.name} isOwn />
}

interface FriendAlbumProps {
  readonly member: { readonly id: string; readonly username: string }
  readonly albumId: string
}

/** An album of a friend's portfolio. */
export function FriendAlbum({ member: { id, username }, albumId }: FriendAlbumProps) {
  return <AlbumPage shelf={usePortfolio(id)} albumId={albumId} owner={username} isOwn={false} />
}
