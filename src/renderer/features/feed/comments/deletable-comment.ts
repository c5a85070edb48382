import type { DeletableKind } from '#renderer/session/pending-deletions.ts'
import { DELETED_COMMENT } from '../posts/deleted.ts'
import { deleteComment } from './api.ts'
import { changeComments, without } from './comments-cache.ts'

/** Comments. The note of a deletion is the id of their post, which counts them. */
export const deletableComment: DeletableKind = {
  name: DELETED_COMMENT,
  erase: (supabase, id) => deleteComment(supabase, id),
  forget: (member, id, postId) => changeComments(member.queries, postId, -1, (page) => without(page, [id])),
}
