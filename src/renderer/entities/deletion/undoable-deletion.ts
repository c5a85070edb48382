import { useCallback, useEffect, useMemo } from 'react'
import { jittered } from '#renderer/lib/jittered.ts'
import { singleFlight } from '#renderer/lib/single-flight.ts'
import { store } from '#renderer/lib/store.ts'
import { serverReturnsAtom } from '#renderer/server/connectivity.ts'
import { errorFields, isAway } from '#renderer/server/errors.ts'
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
  /** Title of the toast, such as 'Post borrado'. */
  readonly done: string
  readonly failed: string
}

/**
 * Deletes a row: at once on screen; on the server when the toast with its undo button is gone, after eight seconds or
 * when dismissed. Lists leave out the rows named by `useDeleted`.
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

/** The rows of a list without those that the member has deleted, perhaps unknown to the server so far. */
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

/** Whether a row is deleted, at least on screen. */
export const useIsDeleted = (name: string, id: string): boolean =>
  useDeleted((pending) => pending.has(deletionPlace(name, id)))

/** PostgREST's code for "no row was deleted". */
const NOTHING_THERE = 'PGRST116'

/** Milliseconds, varied by half, between two attempts to send deletions that had no answer. */
const RETRY_EVERY = 10_000

/** Sends deletions that had no answer, or were left by an earlier window: now, whenever the server returns, and every few seconds. */
export function useUnsentDeletions(kinds: readonly DeletableKind[], failed: string): void {
  const member = useMember()
  const reportFailure = useReportFailure()
  const sendAll = useCallback(async () => {
    for (const unsent of unsentDeletions(member, kinds)) {
      try {
        await eraseAgain(member, unsent)
        unsent.end()
      } catch (cause) {
        // Without an answer it is retried later; the row stays hidden.
        if (isAway(cause)) continue
        unsent.end()
        reportFailure(failed, cause)
      }
    }
  }, [member, kinds, failed, reportFailure])
  const send = useMemo(() => singleFlight(sendAll), [sendAll])
  useEffect(() => {
    void send()
    const timer = setInterval(() => void send(), jittered(RETRY_EVERY))
    const unfollow = store.sub(serverReturnsAtom, () => void send())
    return () => {
      clearInterval(timer)
      unfollow()
    }
  }, [send])
}

/** An earlier attempt may have succeeded without its answer arriving, so a missing row counts as deleted. */
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
