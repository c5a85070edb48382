import { usePrefetchedFeed } from './feed.ts'
import { useCategoryFilter } from './use-category-filter.ts'

/** Draws nothing. Stands before all that is drawn around home, so that the posts are under way meanwhile. */
export function PrefetchFeed() {
  const [filter] = useCategoryFilter()
  usePrefetchedFeed(filter)
  return null
}
