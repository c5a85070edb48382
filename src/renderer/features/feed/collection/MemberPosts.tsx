import { copy } from '../copy.ts'
import { CollectionSheet } from './CollectionSheet.tsx'
import { useMemberPosts } from './collections.ts'

/** What a member has published, for their profile. */
export function MemberPosts({ memberId }: { readonly memberId: string }) {
  const collection = useMemberPosts(memberId)
  const { title, empty } = copy.collection.published
  return <CollectionSheet title={title} empty={empty} collection={collection} isEndless />
}
