import { copy } from '../copy.ts'
import { CollectionSheet } from './CollectionSheet.tsx'
import { useSavedPosts } from './collections.ts'

/** 'Colecciones': what the member has saved (design §7). */
export function SavedPosts() {
  const collection = useSavedPosts()
  const { title, empty } = copy.collection.saved
  return <CollectionSheet title={title} empty={empty} collection={collection} isEndless={false} />
}
