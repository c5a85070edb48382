import { MemberPosts } from '#renderer/features/feed/collection/MemberPosts.tsx'
import { SavedPosts } from '#renderer/features/feed/collection/SavedPosts.tsx'
import { OwnProfilePage } from '#renderer/features/profile/OwnProfilePage.tsx'

/** The own profile, with its posts from the feed. */
export function OwnProfileRoute() {
  return (
    <OwnProfilePage posts={(memberId) => <MemberPosts memberId={memberId} />} collections={<SavedPosts />} />
  )
}
