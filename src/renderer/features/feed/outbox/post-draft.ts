import { draftText, finishDraft, writeDraft } from '#renderer/session/drafts.ts'
import type { MemberScope } from '#renderer/session/member-scope.ts'
import {
  addPendingFile,
  pendingFile,
  removePendingFile,
  type PendingFile,
} from '#renderer/session/pending-files.ts'

/** Where the post that the member is writing is kept: its text and its file, and beside them the rest. */
export const POST_DRAFT = 'post'
export const CATEGORY_DRAFT = `${POST_DRAFT}-category`
const ALT_DRAFT = `${POST_DRAFT}-alt`

/** Removes the draft of a post that is out or waits elsewhere. @returns whether it was still this post; a newer one stays */
export function finishPostDraft(member: MemberScope, id: string): boolean {
  if (!finishDraft(member, POST_DRAFT, id)) return false
  writeDraft(member, CATEGORY_DRAFT, '')
  writeDraft(member, ALT_DRAFT, '')
  void removePendingFile(member, POST_DRAFT)
  return true
}

interface DraftContent {
  readonly content: string
  readonly category: string
  readonly alt: string
}

/** Makes a post the draft again, under its id. @returns false if the member is writing another one, which stays */
export async function reopenDraft(
  member: MemberScope,
  id: string,
  { content, category, alt }: DraftContent,
  file: PendingFile | undefined,
): Promise<boolean> {
  if (draftText(member, POST_DRAFT) || (await pendingFile(member, POST_DRAFT))) return false
  if (file) await addPendingFile(member, POST_DRAFT, file)
  writeDraft(member, POST_DRAFT, content, id)
  writeDraft(member, CATEGORY_DRAFT, category)
  writeDraft(member, ALT_DRAFT, alt)
  return true
}
