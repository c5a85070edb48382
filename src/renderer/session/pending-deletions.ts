import { useSyncExternalStore } from 'react'
import { z } from 'zod/mini'
import { isAway } from '#renderer/server/errors.ts'
import type { Supabase } from '#renderer/server/supabase.ts'
import { memberMap } from './member-storage.ts'
import { useMember } from './MemberProvider.tsx'
import type { MemberScope } from './member-scope.ts'

/** A kind of row that members can delete, with time to undo it. */
export interface DeletableKind {
  /** Name of the kind, such as `post`. */
  readonly name: string
  /** Deletes the row on the server. @throws the server's error */
  readonly erase: (supabase: Supabase, id: string) => Promise<void>
  /** Removes the row from the caches. @param note the note that the deletion began with */
  readonly forget: (member: MemberScope, id: string, note: string) => Promise<void>
}

/**
 * Rows that are deleted on screen but not yet on the server, by `deletionPlace`, with a note that their kind may need.
 * Stored on disk at once: however the window ends, the next start tells the server.
 */
const stored = memberMap('deletion', z.string())

export const deletionPlace = (kind: string, id: string): string => `${kind}/${id}`

/** A deletion that the member can still undo. */
export interface PendingDeletion {
  /** Brings the row back and sends nothing. Has no effect once the deletion is being sent. */
  undo(): void
  /**
   * Deletes on the server now. If the server refuses, the row comes back. Without an answer it stays deleted here and is sent
   * again later.
   * @throws the server's refusal
   */
  send(): Promise<void>
}

type Pending = ReadonlyMap<string, string>

/** The pending deletions of a member, as a part of their scope. */
function deletionsOf(member: MemberScope) {
  const map = member.part(stored)
  let pending: Pending = new Map(map.entries())
  map.subscribe(() => {
    pending = new Map(map.entries())
  })
  return {
    /** Deletions begun in this window, not those left over from an earlier one. */
    running: new Map<string, PendingDeletion>(),
    pending: () => pending,
    subscribe: map.subscribe,
    set: map.set,
  }
}

/**
 * A selection from the rows that are deleted but not yet sent, which no list may show.
 * @param select must return an equal value for equal deletions
 */
export function useDeleted<Part>(select: (deleted: Pending) => Part): Part {
  const { subscribe, pending } = useMember().part(deletionsOf)
  return useSyncExternalStore(subscribe, () => select(pending()))
}

/** Hides a row at once. The server hears of it through `send`, or at the next start. */
export function beginDeletion(
  member: MemberScope,
  kind: DeletableKind,
  id: string,
  note = '',
): PendingDeletion {
  const deletions = member.part(deletionsOf)
  const place = deletionPlace(kind.name, id)
  let sending: Promise<void> | undefined
  const end = () => {
    deletions.running.delete(place)
    deletions.set(place, undefined)
  }
  const tell = async () => {
    try {
      await kind.erase(member.supabase, id)
      await kind.forget(member, id, note)
      end()
    } catch (cause) {
      deletions.running.delete(place)
      if (isAway(cause)) return console.warn('a deletion had no answer and is sent again later', cause)
      end()
      throw cause
    }
  }
  const deletion: PendingDeletion = {
    undo: () => {
      if (!sending) end()
    },
    send: () => (sending ??= deletions.running.get(place) === deletion ? tell() : Promise.resolve()),
  }
  deletions.set(place, note)
  deletions.running.set(place, deletion)
  return deletion
}

/** Deletions of these kinds that an earlier window left unsent. */
export function unsentDeletions(member: MemberScope, kinds: readonly DeletableKind[]) {
  const deletions = member.part(deletionsOf)
  return [...deletions.pending()].flatMap(([place, note]) => {
    const kind = kinds.find(({ name }) => place.startsWith(`${name}/`))
    if (!kind || deletions.running.has(place)) return []
    return [{ kind, id: place.slice(kind.name.length + 1), note, end: () => deletions.set(place, undefined) }]
  })
}

/** Milliseconds that a hanging server may delay a member who is leaving. */
const PATIENCE = 3_000

/** Whether there is a deletion that the member can still undo. */
export const hasDeletions = (member: MemberScope): boolean => member.part(deletionsOf).running.size > 0

/** Sends all pending deletions before the member leaves. Those without an answer wait on disk for their return. */
export async function sendDeletions(member: MemberScope): Promise<void> {
  const { running } = member.part(deletionsOf)
  const { promise: late, resolve: giveUp } = Promise.withResolvers<void>()
  const timer = setTimeout(giveUp, PATIENCE)
  await Promise.race([Promise.allSettled([...running.values()].map((deletion) => deletion.send())), late])
  clearTimeout(timer)
}
