import { useSearchParams } from 'react-router-dom'
import { isPostCategory, type FeedFilter } from '../categories.ts'
import { useOfferedCategories } from '../posts/permissions.ts'

const PARAM = 'categoria'

/** The category chosen on home, kept in the address, so that it survives navigation. Unknown values mean all. */
export function useCategoryFilter(): readonly [FeedFilter, (filter: FeedFilter) => void] {
  const offered = useOfferedCategories()
  const [params, setParams] = useSearchParams()
  const wanted = params.get(PARAM)
  const filter = isPostCategory(wanted) && offered.includes(wanted) ? wanted : 'all'
  const choose = (chosen: FeedFilter) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        if (chosen === 'all') next.delete(PARAM)
        else next.set(PARAM, chosen)
        return next
      },
      { replace: true },
    )
  return [filter, choose]
}
