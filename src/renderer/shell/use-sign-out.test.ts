import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { addPendingFile, pendingFile, removePendingFilesOf } from '#renderer/session/pending-files.ts'
import { connectMember } from '#renderer/session/connection.ts'
import { loseSession } from '#renderer/session/leave.ts'
import { sessionAtom } from '#renderer/session/session.ts'
import { AsMember, signedIn, signInAs } from '#renderer/session/testing/sign-in.tsx'
import { store } from '#renderer/lib/store.ts'
import { pendingQuestionAtom } from '#renderer/ui/confirm/confirm.ts'
import { showToastAtom, toastsAtom } from '#renderer/ui/toasts/use-toasts.ts'
import { useSignOut } from './AccountMenu.tsx'

const auth = {
  onAuthStateChange: vi.fn(),
  dispose: vi.fn(() => Promise.resolve()),
  signOut: vi.fn<() => Promise<{ error: Error | null }>>(),
}
vi.mock('#renderer/server/supabase.ts', () => ({ connectServer: () => ({ auth }) }))

const kept = () => ({ file: new File(['x'], 'mar.webp'), facts: null, keptAt: Date.now() })
const here = () => {
  const session = store.get(sessionAtom)
  return session.status === 'present' ? session.member.id : null
}
const question = () => signedIn().store.get(pendingQuestionAtom)

/** Presses the button, and answers what is asked. */
async function signOut(answer?: boolean) {
  const { result } = renderHook(useSignOut, { wrapper: AsMember })
  const done = act(() => result.current())
  if (answer !== undefined) {
    await expect.poll(question).not.toBeNull()
    question()?.answer(answer)
  }
  await done
}

beforeEach(() => {
  auth.signOut.mockResolvedValue({ error: null })
  connectMember(
    { url: 'https://server.test', publishableKey: 'sb_publishable_test' },
    { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
    loseSession,
  )
  signInAs('luna')
})
afterEach(async () => {
  cleanup()
  vi.clearAllMocks()
  await removePendingFilesOf(signInAs('luna'))
  await removePendingFilesOf(signInAs('sol'))
})

// spec: 8.auth.sign-out
it.each([
  ['takes the toasts of the member away', null, []],
  ['leaves only that the server took no part', new Error('unreachable'), ['Sign out Failed']],
])('%s', async (_what, error, left) => {
  vi.spyOn(console, 'error').mockReturnValue()
  auth.signOut.mockResolvedValue({ error })
  store.set(showToastAtom, { variant: 'error', title: 'Error', description: 'No se pudo borrar.' })
  await signOut()
  expect(store.get(toastsAtom).map(({ title }) => title)).toEqual(left)
  expect(here()).toBeNull()
})

it('asks nothing of who loses nothing, whatever another member has left here', async () => {
  await addPendingFile(signInAs('sol'), 'post', kept())
  signInAs('luna')
  await signOut()
  expect(here()).toBeNull()
  expect(auth.signOut).toHaveBeenCalledExactlyOnceWith({ scope: 'local' })
  expect(await pendingFile(signInAs('sol'), 'post')).toBeDefined()
})

it.each([
  ['1 archivo sin enviar se perderá', ['chat/1']],
  ['2 archivos sin enviar se perderán', ['chat/1', 'post']],
])('says before that %s, and who thinks better of it stays with all of it', async (text, keys) => {
  for (const key of keys) await addPendingFile(signedIn(), key, kept())
  const answered = signOut(false)
  await expect.poll(() => question()?.description).toContain(text)
  await answered
  expect(here()).toBe('luna')
  expect(auth.signOut).not.toHaveBeenCalled()
  for (const key of keys) expect(await pendingFile(signedIn(), key)).toBeDefined()
})

it('takes the files of who goes all the same off the disk', async () => {
  await addPendingFile(signedIn(), 'chat/1', kept())
  await signOut(true)
  expect(here()).toBeNull()
  expect(await pendingFile(signInAs('luna'), 'chat/1')).toBeUndefined()
})

it('ends nothing of who came while it was looked up whether anything is lost', async () => {
  const { result } = renderHook(useSignOut, { wrapper: AsMember })
  const done = act(() => result.current())
  act(() => void signInAs('sol'))
  await done
  expect([here(), question()]).toEqual(['sol', null])
  expect(auth.signOut).not.toHaveBeenCalled()
})
