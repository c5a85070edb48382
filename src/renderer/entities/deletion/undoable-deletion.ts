import { useMemo } from 'react'
import type { z } from 'zod/mini'
import type { Supabase } from '#renderer/server/supabase.ts'
import { defineJob, Impossible, useJobs, type JobDefinition } from '#renderer/session/jobs.ts'
import type { MemberScope } from '#renderer/session/member-scope.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { reportToMember } from '#renderer/ui/toasts/use-report-failure.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'

/** A kind of row that members can delete, with time to undo it. `Note` is what the caches need to know of it. */
interface Deletable<Note> {
  /** Name of the kind, such as `post`. */
  readonly name: string
  readonly note: z.ZodMiniType<Note>
  /** Title of the toast, such as 'Post borrado'. */
  readonly done: string
  readonly failed: string
  /** Deletes the row on the server. @returns whether it is gone, now or already before @throws the server's error */
  readonly erase: (supabase: Supabase, id: string) => Promise<boolean>
  /** Removes the row from the caches. */
  readonly forget: (member: MemberScope, id: string, note: Note) => Promise<void> | void
}

export interface DeletableKind<Note> extends JobDefinition<Note> {
  readonly done: string
}

/**
 * Declares a kind of deletion, as a job that waits while it can be undone. If the server refuses, the row comes back and
 * the member is told; without an answer it stays hidden here and is deleted later.
 */
export function defineDeletion<Note>(kind: Deletable<Note>): DeletableKind<Note> {
  const { name, note, done, failed, erase, forget } = kind
  const job = defineJob<Note>({
    name: `delete-${name}`,
    schema: note,
    lane: (_note, id) => id,
    run: async (member, { id, payload }) => {
      if (!(await erase(member.supabase, id))) throw new Impossible(`the server keeps the ${name} ${id}`)
      await forget(member, id, payload)
    },
    onRefused: (member, _job, cause) => {
      reportToMember(member, failed, cause)
      return 'drop'
    },
    isUrgent: true,
  })
  return { ...job, done }
}

/**
 * Deletes a row: at once on screen; on the server when the toast with its undo button is gone, after eight seconds or
 * when dismissed, or when the member leaves before. Lists leave out such rows by `useUndeleted`.
 */
export function useUndoableDeletion<Note>(kind: DeletableKind<Note>): (id: string, note: Note) => void {
  const member = useMember()
  const toasts = useToasts()
  return (id, note) => {
    const queue = member.part(kind.queue)
    const isHeld = () => queue.find(id)?.state === 'held'
    void queue.add(id, note, true)
    const dismiss = toasts.undoable(kind.done, {
      onUndo: () => {
        if (isHeld()) queue.remove(id)
      },
      onGone: () => void queue.release(id),
    })
    const unfollow = queue.subscribe(() => {
      if (isHeld()) return
      unfollow()
      dismiss()
    })
  }
}

interface Row {
  readonly id: string
}

/** The rows of a list without those that the member has deleted, perhaps unknown to the server so far. */
export function useUndeleted<Note, Kind extends Row>(
  kind: JobDefinition<Note>,
  rows: readonly Kind[],
): readonly Kind[]
export function useUndeleted<Note, Kind extends Row>(
  kind: JobDefinition<Note>,
  rows: readonly Kind[] | undefined,
): readonly Kind[] | undefined
export function useUndeleted<Note>(
  kind: JobDefinition<Note>,
  rows: readonly Row[] | undefined,
): readonly Row[] | undefined {
  const deletions = useJobs(kind)
  return useMemo(() => {
    const deleted = new Set(deletions.map(({ id }) => id))
    return rows?.some(({ id }) => deleted.has(id)) ? rows.filter(({ id }) => !deleted.has(id)) : rows
  }, [rows, deletions])
}

/** Whether a row is deleted, at least on screen. */
export const useIsDeleted = <Note>(kind: JobDefinition<Note>, id: string): boolean =>
  useJobs(kind, (deletions) => deletions.some((deletion) => deletion.id === id))
