import type { QueryClient } from '@tanstack/react-query'
import { createStore } from 'jotai'
import { store } from '#renderer/lib/store.ts'
import { createQueryClient, retryFailedQueries } from '#renderer/server/cache/query-client.ts'
import { serverReturnsAtom } from '#renderer/server/connectivity.ts'
import type { Supabase } from '#renderer/server/supabase.ts'

/**
 * Everything that belongs to one signed-in member: opened at sign-in, closed when they leave, never reused. After
 * closing, nothing left over can act: the signal is aborted, the client answers no more, and the caches are
 * unreachable.
 */
export interface MemberScope {
  readonly id: string
  readonly email: string
  /** Client with the member's session. Only an `api.ts` may query the server through it (lint rule). */
  readonly supabase: Supabase
  /** Query cache of the member. Its keys do not contain their id. */
  readonly queries: QueryClient
  /** Jotai store of the member's window state, the nearest one below `MemberProvider`. */
  readonly store: ReturnType<typeof createStore>
  /** Aborted first when the member leaves; ends every call of `supabase`. */
  readonly signal: AbortSignal
  /** Returns the one instance of a part, created at first use. */
  part<Part>(create: MemberPart<Part>): Part
  /** Registers a callback for when the member leaves, run in reverse order; called at once if they already have. */
  onClose(end: () => void): void
}

/** Why a member leaves this window. */
export type LeaveReason = 'signed-out' | 'sign-in-abandoned' | 'session-lost' | 'account-deleted'

/** Creates the state that one room keeps for a member; `member.part(create)` calls it once. */
export type MemberPart<Part> = (member: MemberScope) => Part

/** A scope together with the means to close it. */
export interface OpenMember extends MemberScope {
  close(): void
}

export interface SessionUser {
  readonly id: string
  readonly email: string
}

/**
 * Opens the scope of a member who has signed in.
 * @param ending aborted at close; ends the calls of the client
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
      // The map stores each part under its own factory, so the type is right.
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
  member.onClose(store.sub(serverReturnsAtom, () => retryFailedQueries(member.queries)))
  return member
}

/** Runs one callback; its failure must not keep the others from running. */
function endSafely(end: () => void): void {
  try {
    end()
  } catch (cause) {
    console.error('A part of the member who leaves could not be closed', cause)
  }
}
