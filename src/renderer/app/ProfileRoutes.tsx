import { useParams } from 'react-router-dom'
import { MemberPosts, SavedPosts } from '#renderer/features/feed/collections/PostCollections.tsx'
import { OtherProfilePage } from '#renderer/features/profile/OtherProfilePage.tsx'
import { OwnProfilePage } from '#renderer/features/profile/OwnProfilePage.tsx'
import { OwnAlbumPage } from '#renderer/features/profile/ProfileAlbum.tsx'

const postsOf = (memberId: string) => <MemberPosts memberId={memberId} />

/** The own profile, with its posts from the feed, or one of its albums. */
export function OwnProfileRoute() {
  const { albumId } = useParams()
  if (albumId !== undefined) return <OwnAlbumPage albumId={albumId} />
  return <OwnProfilePage posts={postsOf} collections={<SavedPosts />} />
}

/** The profile of another member, with their posts from the feed. */
export const OtherProfileRoute = () => <OtherProfilePage posts={postsOf} />
