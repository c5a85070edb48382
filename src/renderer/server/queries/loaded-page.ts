import type { InfiniteData } from '@tanstack/react-query'
import type { Cursor } from '#renderer/lib/cursor.ts'

/** The page that was loaded with this parameter. */
export function loadedPage<TPage>(
  data: InfiniteData<TPage, Cursor | null> | undefined,
  after: Cursor | null,
): TPage | undefined {
  return data?.pages[data.pageParams.findIndex((param) => param?.id === after?.id)]
}
