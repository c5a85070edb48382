import { useUnsentDeletions } from '#renderer/entities/deletion/undoable-deletion.ts'
import { deletablePost } from './card/post-mutations.ts'
import { deletableComment } from './comments/deletable-comment.ts'
import { copy } from './copy.ts'

const kinds = [deletablePost, deletableComment]

/** Deletes posts and comments that an earlier window could not delete on the server. */
export const useUnsentFeedDeletions = (): void => useUnsentDeletions(kinds, copy.remove.failed)
