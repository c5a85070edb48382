import 'fake-indexeddb/auto'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  removePendingFilesOf,
  addPendingFile,
  pendingFile,
  lossOf,
} from '#renderer/entities/files/upload/pending-files.ts'
import { connectMember } from '#renderer/session/connection.ts'
import { currentUserIdAtom, sessionAtom } from '#renderer/session/session.ts'
import { signInAs } from '#renderer/session/testing/sign-in.ts'
import { store } from '#renderer/lib/store.ts'
import { StoreProvider } from '#renderer/server/StoreProvider.tsx'
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
const here = () => store.get(currentUserIdAtom)
const question = () => store.get(pendingQuestionAtom)

/** Presses the button, and answers what is asked. */
async function signOut(answer?: boolean) {
  const { result } = renderHook(useSignOut, { wrapper: StoreProvider })
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
  )
  signInAs('luna')
})
afterEach(async () => {
  cleanup()
  vi.clearAllMocks()
  store.set(pendingQuestionAtom, null)
  await removePendingFilesOf('luna')
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
  await addPendingFile('sol/post', kept())
  await signOut()
  expect([question(), here()]).toEqual([null, null])
  expect(auth.signOut).toHaveBeenCalledExactlyOnceWith({ scope: 'local' })
  expect(await pendingFile('sol/post')).toBeDefined()
})

it.each([
  ['1 archivo sin enviar se perderá', ['luna/chat/1']],
  ['2 archivos sin enviar se perderán', ['luna/chat/1', 'luna/post']],
])('says before that %s, and who thinks better of it stays with all of it', async (text, keys) => {
  for (const key of keys) await addPendingFile(key, kept())
  const answered = signOut(false)
  await expect.poll(() => question()?.description).toContain(text)
  await answered
  expect(here()).toBe('luna')
  expect(auth.signOut).not.toHaveBeenCalled()
  for (const key of keys) expect(await pendingFile(key)).toBeDefined()
})

it('takes the files of who goes all the same off the disk', async () => {
  await addPendingFile('luna/chat/1', kept())
  await signOut(true)
  expect(here()).toBeNull()
  await expect.poll(() => pendingFile('luna/chat/1')).toBeUndefined()
  expect(await lossOf('luna')).toBeNull()
})

it('ends nothing of who came while it was asked', async () => {
  await addPendingFile('luna/chat/1', kept())
  const { result } = renderHook(useSignOut, { wrapper: StoreProvider })
  const done = act(() => result.current())
  await expect.poll(question).not.toBeNull()
  store.set(sessionAtom, { status: 'present', user: { id: 'sol', email: 'sol@cosmia.test' } })
  question()?.answer(true)
  await done
  expect(here()).toBe('sol')
  expect(await pendingFile('luna/chat/1')).toBeDefined()
})

it('ends nothing of who came while it was looked up whether anything is lost', async () => {
  const { result } = renderHook(useSignOut, { wrapper: StoreProvider })
  const done = act(() => result.current())
  store.set(sessionAtom, { status: 'present', user: { id: 'sol', email: 'sol@cosmia.test' } })
  await done
  expect([here(), question()]).toEqual(['sol', null])
})
