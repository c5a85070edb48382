import { useSyncExternalStore } from 'react'
import { z } from 'zod/mini'
import type { Supabase } from '#renderer/server/supabase.ts'
import { memberMap } from './member-storage.ts'
import { useMember } from './MemberProvider.tsx'
import type { MemberScope } from './member-scope.ts'

/** Rows of one kind that members delete, with a while to think better of it. */
export interface DeletableKind {
  /** As `post`. */
  readonly name: string
  /** Tells the server. @throws the server's error */
  readonly erase: (supabase: Supabase, id: string) => Promise<void>
  /** Takes what is gone out of the caches. @param note as the deletion was begun with */
  readonly forget: (member: MemberScope, id: string, note: string) => Promise<void>
}

/**
 * What is deleted without the server knowing it yet, by `deletionPlace`, with a note that its kind may need. On the disk from
 * the first moment on: whatever ends the window, the next start tells the server.
 */
const stored = memberMap('deletion', z.string())

export const deletionPlace = (kind: string, id: string): string => `${kind}/${id}`

/** A deletion that the member may still undo. */
export interface PendingDeletion {
  /** Nothing happens, and the row is there again. Too late once it is being sent. */
  undo(): void
  /** Tells the server now. Where it does not take part the row is there again. @throws the server's error */
  send(): Promise<void>
}

type Pending = ReadonlyMap<string, string>

/** The part of a member with what they have deleted. */
function deletionsOf(member: MemberScope) {
  const map = member.part(stored)
  let pending: Pending = new Map(map.entries())
  map.subscribe(() => {
    pending = new Map(map.entries())
  })
  return {
    /** Of this window; those of an earlier one are not among them. */
    running: new Map<string, PendingDeletion>(),
    pending: () => pending,
    subscribe: map.subscribe,
    set: map.set,
  }
}

/**
 * A part of what is deleted and not sent, which no list shows.
 * @param select gives the same part for the same deletions
 */
export function useDeleted<Part>(select: (deleted: Pending) => Part): Part {
  const { subscribe, pending } = useMember().part(deletionsOf)
  return useSyncExternalStore(subscribe, () => select(pending()))
}

/** Takes a row out of sight at once. The server hears of it by `send`, or at the next start. */
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
    } finally {
      end()
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

/** What an earlier window has left behind, of the kinds that are named. */
export function unsentDeletions(member: MemberScope, kinds: readonly DeletableKind[]) {
  const deletions = member.part(deletionsOf)
  return [...deletions.pending()].flatMap(([place, note]) => {
    const kind = kinds.find(({ name }) => place.startsWith(`${name}/`))
    if (!kind || deletions.running.has(place)) return []
    return [{ kind, id: place.slice(kind.name.length + 1), note, end: () => deletions.set(place, undefined) }]
  })
}

/** Milliseconds that a server which hangs may hold who is leaving. */
const PATIENCE = 3_000

/** Whether there is something that the member may still undo. */
export const hasDeletions = (member: MemberScope): boolean => member.part(deletionsOf).running.size > 0

/** Tells the server of all that is deleted, before its member leaves. What it does not take waits for their return. */
export async function sendDeletions(member: MemberScope): Promise<void> {
  const { running } = member.part(deletionsOf)
  const { promise: late, resolve: giveUp } = Promise.withResolvers<void>()
  const timer = setTimeout(giveUp, PATIENCE)
  await Promise.race([Promise.allSettled([...running.values()].map((deletion) => deletion.send())), late])
  clearTimeout(timer)
}
