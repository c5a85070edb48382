import { store } from '#renderer/lib/store.ts'
import type { Supabase } from '#renderer/server/supabase.ts'
import { endOtherSessions } from './api.ts'
import { disconnect } from './connection.ts'
import type { MemberScope } from './member-scope.ts'
import { forgetStored } from './member-disk.ts'
import { pendingPlaces, removePendingFilesOf } from './pending-files.ts'
import { hasDeletions, sendDeletions } from './pending-deletions.ts'
import { sessionAtom, sessionEndedAtom, showEntrance } from './session.ts'

/** Why a member leaves this window. */
export type LeaveReason = 'signed-out' | 'sign-in-abandoned' | 'session-lost' | 'account-deleted'

interface Remains {
  /** Drafts, the outbox, muted conversations and read marks. */
  readonly texts: boolean
  /** Files that wait to be sent. */
  readonly files: boolean
}

/**
 * What stays on this disk of who leaves, for when they come back. What they have read goes in any case
 * (`persistQueriesOfMembers`). While the keychain does not answer nobody has left: all of it stays.
 */
const REMAINS: Readonly<Record<LeaveReason, Remains>> = {
  'signed-out': { texts: true, files: false },
  'sign-in-abandoned': { texts: true, files: true },
  'session-lost': { texts: true, files: true },
  'account-deleted': { texts: false, files: false },
}

/** How many files the member would lose by leaving, to be asked about before. */
export async function filesLostBy(member: MemberScope, reason: LeaveReason): Promise<number> {
  return REMAINS[reason].files ? 0 : (await pendingPlaces(member)).length
}

/**
 * Ends the session of a member on this device and removes what is not to stay of them. The local session goes first, so a
 * server that fails or hangs cannot lock the member in (what they have deleted a moment ago is sent before, for three
 * seconds at most); only revoking it there can fail. Whoever is here instead by then
 * stays.
 * @returns the server's message when the session could not be revoked, else `null`
 */
export async function leave(member: MemberScope, reason: LeaveReason): Promise<string | null> {
  const isHere = !member.signal.aborted
  if (reason === 'signed-out' && isHere && hasDeletions(member)) await sendDeletions(member)
  const former = member.signal.aborted ? null : await endSession()
  const { texts, files } = REMAINS[reason]
  if (!texts) forgetStored(member.id)
  if (!files) await removePendingFilesOf(member)
  return former && reason !== 'session-lost' ? revoke(former) : null
}

/**
 * Ends the session of who has not entered yet, since a sign-up or the code of a recovery has a last step before it.
 * @returns as `leave`
 */
export async function abandonSignIn(): Promise<string | null> {
  const session = store.get(sessionAtom)
  return session.status === 'present'
    ? leave(session.member, 'sign-in-abandoned')
    : revoke(await endSession())
}

/** The server has ended the session, which a member who wanted to go would have left before. */
export function loseSession(): void {
  const session = store.get(sessionAtom)
  if (session.status !== 'absent') store.set(sessionEndedAtom, true)
  const left = session.status === 'present' ? leave(session.member, 'session-lost') : endSession()
  left.catch((cause: unknown) => console.error('The lost session could not be left', cause))
}

/**
 * Ends the sessions of all devices, this one last: where the server does not take part, the member can try again.
 * @returns whether it did
 */
export async function signOutEverywhere(member: MemberScope): Promise<boolean> {
  if (!(await endOtherSessions(member.supabase))) return false
  await leave(member, 'signed-out')
  return true
}

/** @returns the client of the former connection, which alone still knows the session */
function endSession(): Promise<Supabase['auth']> {
  // Before the session goes: what is on screen would go on asking, without it.
  showEntrance()
  return disconnect()
}

async function revoke(former: Supabase['auth']): Promise<string | null> {
  const { error } = await former.signOut({ scope: 'local' })
  if (!error) return null
  console.error('The session could not be revoked on the server', error)
  return error.message
}
