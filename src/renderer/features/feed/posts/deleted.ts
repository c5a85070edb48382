import { useDeleted } from '#renderer/session/pending-deletions.ts'

export const DELETED_POST = 'post'
export const DELETED_COMMENT = 'comment'

/** Number of a post's comments that are deleted on screen but still counted by the server. */
export const useDeletedComments = (postId: string): number =>
  useDeleted(
    (pending) =>
      [...pending].filter(([place, post]) => post === postId && place.startsWith(`${DELETED_COMMENT}/`))
        .length,
  )
