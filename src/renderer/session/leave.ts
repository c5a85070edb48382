import { store } from '#renderer/lib/store.ts'
import type { Supabase } from '#renderer/server/supabase.ts'
import { endOtherSessions } from './api.ts'
import { disconnect } from './connection.ts'
import type { LeaveReason, MemberScope } from './member-scope.ts'
import { forgetStored } from './member-disk.ts'
import { hasUrgentJobs, leaveJobs, settleJobs } from './member-jobs.ts'
import { pendingPlaces, removePendingFilesOf } from './pending-files.ts'
import { sessionAtom, sessionEndedAtom, showEntrance } from './session.ts'

interface Remains {
  /** Drafts, the outbox, muted conversations and read marks. */
  readonly texts: boolean
  /** Files waiting to be sent. */
  readonly files: boolean
}

/**
 * What stays on this disk when a member leaves, for when they return. Their cached queries are always removed
 * (`persistQueriesOfMembers`). While the keychain does not answer nobody has left, so everything stays.
 */
const REMAINS: Readonly<Record<LeaveReason, Remains>> = {
  'signed-out': { texts: true, files: false },
  'sign-in-abandoned': { texts: true, files: true },
  'session-lost': { texts: true, files: true },
  'account-deleted': { texts: false, files: false },
}

/** How many files the member would lose by leaving; the app asks before it removes them. */
export async function filesLostBy(member: MemberScope, reason: LeaveReason): Promise<number> {
  return REMAINS[reason].files ? 0 : (await pendingPlaces(member)).length
}

/**
 * Ends the session of a member on this device and removes what must not stay. The local session ends first, so that a
 * server that fails or hangs cannot lock the member in: only revoking the session on the server can fail. Before that,
 * urgent jobs are run, for three seconds at most. If another member has signed in meanwhile, they stay.
 * @returns the server's message if it could not revoke the session, else `null`
 */
export async function leave(member: MemberScope, reason: LeaveReason): Promise<string | null> {
  const isHere = !member.signal.aborted
  if (isHere) leaveJobs(member, reason)
  if (reason === 'signed-out' && isHere && hasUrgentJobs(member)) await settleJobs(member)
  const former = member.signal.aborted ? null : await endSession()
  const { texts, files } = REMAINS[reason]
  if (!texts) forgetStored(member.id)
  if (!files) await removePendingFilesOf(member)
  return former && reason !== 'session-lost' ? revoke(former) : null
}

/**
 * Ends a session whose member has not entered yet, because sign-up or recovery has another step.
 * @returns as `leave`
 */
export async function abandonSignIn(): Promise<string | null> {
  const session = store.get(sessionAtom)
  return session.status === 'present'
    ? leave(session.member, 'sign-in-abandoned')
    : revoke(await endSession())
}

/** Reacts to a session that the server has ended. Nothing is asked of the server. */
export function loseSession(): void {
  const session = store.get(sessionAtom)
  const left = session.status === 'present' ? leave(session.member, 'session-lost') : endSession()
  // Told only now: with the session the notifications of its member are taken off the screen, this one would be too.
  if (session.status !== 'absent') store.set(sessionEndedAtom, true)
  left.catch((cause: unknown) => console.error('The lost session could not be left', cause))
}

/**
 * Ends the member's sessions on all devices, this one last: if the server fails, the member can try again.
 * @returns whether the server ended the others
 */
export async function signOutEverywhere(member: MemberScope): Promise<boolean> {
  if (!(await endOtherSessions(member.supabase))) return false
  await leave(member, 'signed-out')
  return true
}

/** @returns the auth client of the old connection, the only one that still knows the session */
function endSession(): Promise<Supabase['auth']> {
  // Unmount the screens first: they would go on asking the server without a session.
  showEntrance()
  return disconnect()
}

async function revoke(former: Supabase['auth']): Promise<string | null> {
  const { error } = await former.signOut({ scope: 'local' })
  if (!error) return null
  console.error('The session could not be revoked on the server', error)
  return error.message
}
