import type { QueryClient } from '@tanstack/react-query'
import { createStore } from 'jotai'
import { createQueryClient } from '#renderer/server/cache/query-client.ts'
import type { Supabase } from '#renderer/server/supabase.ts'

/**
 * All that belongs to one signed-in member: opened when they sign in, closed when they leave, never reused. What a
 * former member left behind cannot act: its signal is aborted, its client answers no more, and its caches are nobody's.
 */
export interface MemberScope {
  readonly id: string
  readonly email: string
  /** The client under whose session they signed in. Only an `api.ts` asks the server by it (lint rule). */
  readonly supabase: Supabase
  /** Their query cache. Keys hold no id of the member. */
  readonly queries: QueryClient
  /** Their window state, the nearest Jotai store below `MemberProvider`. */
  readonly store: ReturnType<typeof createStore>
  /** Aborted when they leave, before anything else is closed: with it every call of `supabase` ends. */
  readonly signal: AbortSignal
  /** The one instance of a room's state, made at first use. */
  part<Part>(create: MemberPart<Part>): Part
  /** Called when they leave, last added first; at once where they have. */
  onClose(end: () => void): void
}

/** Makes the state that a room has of one member; `member.part(create)` makes it once. */
export type MemberPart<Part> = (member: MemberScope) => Part

/** A scope in the hands of who opened it. */
export interface OpenMember extends MemberScope {
  close(): void
}

export interface SessionUser {
  readonly id: string
  readonly email: string
}

/**
 * Opens the scope of who has signed in.
 * @param ending aborted at its close, which ends the calls of the client
 */
export function openMember(
  { id, email }: SessionUser,
  supabase: Supabase,
  ending: AbortController,
): OpenMember {
  const parts = new Map<MemberPart<unknown>, unknown>()
  const ends: (() => void)[] = []
  const member: OpenMember = {
    id,
    email,
    supabase,
    queries: createQueryClient(),
    store: createStore(),
    signal: ending.signal,
    part: <Part>(create: MemberPart<Part>) => {
      if (!parts.has(create)) parts.set(create, create(member))
      // What a factory has made is what is stored under it.
      return parts.get(create) as Part
    },
    onClose: (end) => {
      if (ending.signal.aborted) endSafely(end)
      else ends.push(end)
    },
    close: () => {
      ending.abort()
      for (const end of ends.toReversed()) endSafely(end)
      void member.queries.cancelQueries()
      member.queries.clear()
    },
  }
  return member
}

/** One part that cannot end must not keep the others from it. */
function endSafely(end: () => void): void {
  try {
    end()
  } catch (cause) {
    console.error('A part of the member who leaves could not be closed', cause)
  }
}
