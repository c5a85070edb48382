import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod/mini'
import { store } from '#renderer/lib/store.ts'
import { connectMember } from './connection.ts'
import { abandonSignIn, filesLostBy, leave, loseSession, signOutEverywhere } from './leave.ts'
import { forgetStored, storedUnder, writeStored } from './member-disk.ts'
import { addPendingFile, pendingPlaces, removePendingFilesOf } from './pending-files.ts'
import { defineJob } from './jobs.ts'
import type { LeaveReason } from './member-scope.ts'
import { sessionAtom, sessionEndedAtom } from './session.ts'
import { signInAs } from './testing/sign-in.tsx'

const auth = {
  onAuthStateChange: vi.fn(),
  dispose: vi.fn(() => Promise.resolve()),
  signOut: vi.fn<(how: { scope: string }) => Promise<{ error: Error | null }>>(),
}
vi.mock('#renderer/server/supabase.ts', () => ({ connectServer: () => ({ auth }) }))

const forget = vi.fn()
const client = { auth } as unknown as Parameters<typeof signInAs>[1]
const status = () => store.get(sessionAtom).status
const file = () => ({ file: new File(['x'], 'mar.webp'), facts: null, keptAt: Date.now() })

/** Luna, with a text that she is writing and a file that waits to be sent. */
async function luna() {
  writeStored('draft/luna/post', 'a medias')
  const member = signInAs('luna', client)
  await addPendingFile(member, 'post', file())
  return member
}

beforeEach(() => {
  vi.clearAllMocks()
  auth.signOut.mockResolvedValue({ error: null })
  store.set(sessionEndedAtom, false)
  connectMember(
    { url: 'https://server.test', publishableKey: 'sb_publishable_test' },
    { getItem: () => null, setItem: () => undefined, removeItem: forget },
    loseSession,
  )
})
afterEach(async () => {
  vi.restoreAllMocks()
  forgetStored('luna')
  await removePendingFilesOf(signInAs('luna'))
  await removePendingFilesOf(signInAs('sol'))
})

test.each<[LeaveReason, { texts: number; files: string[]; asked: number; revoked: number }]>([
  ['signed-out', { texts: 1, files: [], asked: 1, revoked: 1 }],
  ['sign-in-abandoned', { texts: 1, files: ['post'], asked: 0, revoked: 1 }],
  ['session-lost', { texts: 1, files: ['post'], asked: 0, revoked: 0 }],
  ['account-deleted', { texts: 0, files: [], asked: 1, revoked: 1 }],
])(
  'what stays of who leaves, what is asked before and what the server hears: %s',
  async (reason, expected) => {
    const member = await luna()
    const asked = await filesLostBy(member, reason)
    expect(await leave(member, reason)).toBeNull()
    const texts = storedUnder('draft/luna').length
    const files = await pendingPlaces(member)
    expect({ texts, files, asked, revoked: auth.signOut.mock.calls.length }).toEqual(expected)
    expect([status(), member.signal.aborted]).toEqual(['absent', true])
  },
)

test('who leaves takes nothing of another with them', async () => {
  await addPendingFile(signInAs('sol'), 'post', file())
  await leave(await luna(), 'account-deleted')
  expect(await pendingPlaces(signInAs('sol'))).toEqual(['post'])
})

test('whoever is here instead by then stays, and what was to go of the former goes all the same', async () => {
  const former = await luna()
  signInAs('sol')
  await leave(former, 'account-deleted')
  expect(store.get(sessionAtom)).toMatchObject({ member: { id: 'sol' } })
  expect(storedUnder('draft/luna')).toEqual([])
  expect(auth.signOut).not.toHaveBeenCalled()
})

test('an urgent job that is held is run before its member is signed out', async () => {
  const member = signInAs('luna', client)
  const statuses: string[] = []
  const { queue } = defineJob({
    name: 'note',
    schema: z.string(),
    lane: () => 'notes',
    run: async () => void statuses.push(status()),
    onRefused: () => 'drop',
    isUrgent: true,
  })
  void member.part(queue).add('n1', 'text', true)
  await leave(member, 'signed-out')
  expect([statuses, status(), storedUnder('job-note/luna')]).toEqual([['present'], 'absent', []])
})

test('a server that takes no part keeps nobody in, and its message is told', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  auth.signOut.mockResolvedValue({ error: new Error('unreachable') })
  expect(await leave(signInAs('luna'), 'signed-out')).toBe('unreachable')
  expect(status()).toBe('absent')
})

test('a session that the server has ended is told of, and one that was never shown is not', () => {
  signInAs('luna')
  const before: string[] = []
  forget.mockImplementation(() => void before.push('forgotten'))
  onTestFinished(store.sub(sessionEndedAtom, () => before.push('told')))
  loseSession()
  expect([status(), store.get(sessionEndedAtom)]).toEqual(['absent', true])
  // What is shown outside the window goes with the session: what tells of its end comes after it.
  expect(before).toEqual(['forgotten', 'told'])
  store.set(sessionEndedAtom, false)
  loseSession()
  expect(store.get(sessionEndedAtom)).toBe(false)
})

test('a sign-in that is abandoned is revoked, with or without a member of it', async () => {
  signInAs('luna')
  expect(await abandonSignIn()).toBeNull()
  expect(await abandonSignIn()).toBeNull()
  expect(auth.signOut.mock.calls).toEqual([[{ scope: 'local' }], [{ scope: 'local' }]])
  expect(status()).toBe('absent')
})

test('this device is signed out after the others', async () => {
  expect(await signOutEverywhere(signInAs('luna', client))).toBe(true)
  expect(auth.signOut.mock.calls).toEqual([[{ scope: 'others' }], [{ scope: 'local' }]])
  expect(status()).toBe('absent')
})

test('it stays signed in where the server did not answer, so that it can be tried again', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  auth.signOut.mockResolvedValue({ error: new Error('Failed to fetch') })
  expect(await signOutEverywhere(signInAs('luna', client))).toBe(false)
  expect(status()).toBe('present')
})
