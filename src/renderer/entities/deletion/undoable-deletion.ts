import { useCallback, useEffect, useMemo } from 'react'
import { store } from '#renderer/lib/store.ts'
import { serverReturnsAtom } from '#renderer/server/connectivity.ts'
import { errorFields, isRefusal } from '#renderer/server/errors.ts'
import {
  beginDeletion,
  deletionPlace,
  unsentDeletions,
  useDeleted,
  type DeletableKind,
} from '#renderer/session/pending-deletions.ts'
import type { MemberScope } from '#renderer/session/member-scope.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { useReportFailure } from '#renderer/ui/toasts/use-report-failure.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'

interface Texts {
  /** Title of the toast, as 'Post borrado'. */
  readonly done: string
  readonly failed: string
}

/**
 * Deletes a row of a kind: at once on screen, and on the server when the toast that offers to undo it goes, after eight
 * seconds or closed by the member. A list leaves out what `useDeleted` names.
 */
export function useUndoableDeletion(kind: DeletableKind, { done, failed }: Texts) {
  const member = useMember()
  const toasts = useToasts()
  const reportFailure = useReportFailure()
  return (id: string, note?: string): void => {
    const deletion = beginDeletion(member, kind, id, note)
    toasts.undoable(done, {
      onUndo: deletion.undo,
      onGone: () => void deletion.send().catch((cause: unknown) => reportFailure(failed, cause)),
    })
  }
}

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

/** Whether a row of a kind is deleted, on this side at least. */
export const useIsDeleted = (name: string, id: string): boolean =>
  useDeleted((pending) => pending.has(deletionPlace(name, id)))

/** PostgREST's code where no row was deleted. */
const NOTHING_THERE = 'PGRST116'

/** Deletes what an earlier window could not: when the member comes, and whenever a server that was away comes back. */
export function useUnsentDeletions(kinds: readonly DeletableKind[], failed: string): void {
  const member = useMember()
  const reportFailure = useReportFailure()
  const send = useCallback(async () => {
    for (const unsent of unsentDeletions(member, kinds)) {
      try {
        await eraseAgain(member, unsent)
        unsent.end()
      } catch (cause) {
        // Without an answer it is tried again; the row stays away meanwhile.
        if (!isRefusal(cause)) continue
        unsent.end()
        reportFailure(failed, cause)
      }
    }
  }, [member, kinds, failed, reportFailure])
  useEffect(() => {
    void send()
    return store.sub(serverReturnsAtom, () => void send())
  }, [send])
}

/** An earlier attempt may have got through without its answer: what is gone already is deleted. */
async function eraseAgain(
  member: MemberScope,
  { kind, id, note }: ReturnType<typeof unsentDeletions>[number],
): Promise<void> {
  try {
    await kind.erase(member.supabase, id)
  } catch (cause) {
    if (errorFields(cause).code !== NOTHING_THERE) throw cause
  }
  await kind.forget(member, id, note)
}
