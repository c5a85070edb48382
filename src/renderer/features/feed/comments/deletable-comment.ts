import { z } from 'zod/mini'
import { defineDeletion } from '#renderer/entities/deletion/undoable-deletion.ts'
import { useJobs } from '#renderer/session/jobs.ts'
import { copy } from '../copy.ts'
import { deleteRow } from '../posts/api.ts'
import { changeComments, without } from './comments-cache.ts'

/** Comments. Their post counts them. */
export const deletableComment = defineDeletion({
  name: 'comment',
  note: z.object({ postId: z.string() }),
  done: copy.remove.comment,
  failed: copy.remove.failed,
  erase: (supabase, id) => deleteRow(supabase, 'post_comments', id),
  forget: (member, id, { postId }) =>
    changeComments(member.queries, postId, -1, (page) => without(page, [id])),
})

/** Number of a post's comments that are deleted on screen but still counted by the server. */
export const useDeletedComments = (postId: string): number =>
  useJobs(
    deletableComment,
    (deletions) => deletions.filter(({ payload }) => payload.postId === postId).length,
  )
