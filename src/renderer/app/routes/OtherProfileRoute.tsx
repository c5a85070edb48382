import { MemberPosts } from '#renderer/features/feed/collection/MemberPosts.tsx'
import { OtherProfilePage } from '#renderer/features/profile/OtherProfilePage.tsx'

/** The profile of another member, with their posts from the feed. */
export function OtherProfileRoute() {
  return <OtherProfilePage posts={(memberId) => <MemberPosts memberId={memberId} />} />
}
