import type { PostCategory } from '../categories.ts'
import { copy } from '../copy.ts'
import { CollectionSheet } from './CollectionSheet.tsx'
import { useCategoryPosts } from './collections.ts'

/** What is published in a category, for its section. */
export function CategoryPosts({ category }: { readonly category: PostCategory }) {
  const collection = useCategoryPosts(category)
  const { title, empty } = copy.collection.category
  return <CollectionSheet title={title} empty={empty} collection={collection} isEndless />
}
