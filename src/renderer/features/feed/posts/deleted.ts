import { useMemo } from 'react'
import { deletionPlace, useDeleted } from '#renderer/session/pending-deletions.ts'

export const DELETED_POST = 'post'
export const DELETED_COMMENT = 'comment'

interface Row {
  readonly id: string
}

/** The rows of a list without those that the member has deleted, of which the server may not know yet. */
export function useUndeleted<Kind extends Row>(name: string, rows: readonly Kind[]): readonly Kind[]
export function useUndeleted<Kind extends Row>(
  name: string,
  rows: readonly Kind[] | undefined,
): readonly Kind[] | undefined
export function useUndeleted(name: string, rows: readonly Row[] | undefined): readonly Row[] | undefined {
  const deleted = useDeleted((pending) => pending)
  return useMemo(() => {
    const isDeleted = ({ id }: Row) => deleted.has(deletionPlace(name, id))
    return rows?.some(isDeleted) ? rows.filter((row) => !isDeleted(row)) : rows
  }, [name, rows, deleted])
}

/** Whether a post is deleted, on this side at least. */
export const useIsDeleted = (postId: string): boolean =>
  useDeleted((pending) => pending.has(deletionPlace(DELETED_POST, postId)))

/** How many of the comments that a post counts are deleted on this side only. */
export const useDeletedComments = (postId: string): number =>
  useDeleted(
    (pending) =>
      [...pending].filter(([place, post]) => post === postId && place.startsWith(`${DELETED_COMMENT}/`))
        .length,
  )
