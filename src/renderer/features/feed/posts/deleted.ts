import { useDeleted } from '#renderer/session/pending-deletions.ts'

export const DELETED_POST = 'post'
export const DELETED_COMMENT = 'comment'

/** How many of the comments that a post counts are deleted on this side only. */
export const useDeletedComments = (postId: string): number =>
  useDeleted(
    (pending) =>
      [...pending].filter(([place, post]) => post === postId && place.startsWith(`${DELETED_COMMENT}/`))
        .length,
  )
