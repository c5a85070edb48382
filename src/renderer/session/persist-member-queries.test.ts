import { beforeEach, expect, test, vi } from 'vitest'
import { store } from '#renderer/lib/store.ts'
import { persistQueriesOfMembers } from './persist-member-queries.ts'
import { keychainAnswerAtom, sessionAtom, sessionKeptInMemoryAtom, showEntrance } from './session.ts'
import { signInAs } from './testing/sign-in.tsx'

const kept = vi.hoisted(() => ({
  enter: vi.fn<(member: { readonly id: string }) => void>(),
  leave: vi.fn<() => void>(),
}))
vi.mock('#renderer/server/cache/persist-queries.ts', () => ({ createPersistedQueries: () => kept }))

const entered = () => kept.enter.mock.calls.map(([{ id }]) => id)

persistQueriesOfMembers('https://uno.test', '1.0.0')
beforeEach(() => {
  store.set(keychainAnswerAtom, 'given')
  showEntrance()
  store.set(sessionAtom, { status: 'loading' })
  store.set(sessionKeptInMemoryAtom, false)
  vi.clearAllMocks()
})

test('what is read is kept as long as the session is', () => {
  expect(kept.leave).not.toHaveBeenCalled()
  showEntrance()
  expect(kept.leave).toHaveBeenCalledTimes(1)
  signInAs('luna')
  signInAs('sol')
  expect(entered()).toEqual(['luna', 'sol'])
  showEntrance()
  expect(kept.leave).toHaveBeenCalledTimes(3)

  signInAs('luna')
  store.set(sessionKeptInMemoryAtom, true)
  expect(kept.leave).toHaveBeenCalledTimes(4)
  expect(kept.enter).toHaveBeenCalledTimes(3)
})

test('what was kept stays while the keychain does not say whether somebody is here', () => {
  store.set(keychainAnswerAtom, 'awaited')
  showEntrance()
  store.set(keychainAnswerAtom, 'late')
  signInAs('luna')
  expect([kept.leave.mock.calls, entered()]).toEqual([[], ['luna']])
})

test('it goes once the keychain has said that nobody is', () => {
  store.set(keychainAnswerAtom, 'awaited')
  showEntrance()
  store.set(keychainAnswerAtom, 'given')
  expect(kept.leave).toHaveBeenCalledOnce()
})

test('who signs in meanwhile without the keychain keeps nothing, takes nothing away, and keeps it once that has their session', () => {
  store.set(keychainAnswerAtom, 'awaited')
  showEntrance()
  store.set(sessionKeptInMemoryAtom, true)
  signInAs('luna')
  store.set(keychainAnswerAtom, 'given')
  expect([kept.leave.mock.calls, entered()]).toEqual([[], []])
  store.set(sessionKeptInMemoryAtom, false)
  expect(entered()).toEqual(['luna'])
  showEntrance()
  expect(kept.leave).toHaveBeenCalledOnce()
})
