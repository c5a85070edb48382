import { usePrefetchedFeed } from './feed.ts'
import { useCategoryFilter } from './use-category-filter.ts'

/** Renders nothing. Placed before the content of home, so that the posts load while it renders. */
export function PrefetchFeed() {
  const [filter] = useCategoryFilter()
  usePrefetchedFeed(filter)
  return null
}
