import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { friendsKey } from '#renderer/entities/friends/friends.ts'
import { AsMember, signInAs, signedIn } from '#renderer/session/testing/sign-in.tsx'
import { liveStatusAtom } from '../inbox/live-messages.ts'
import { showPresence, watchPresence } from './api.ts'
import { useIsPresent, usePresence } from './presence.ts'

vi.mock('./api.ts', () => ({ showPresence: vi.fn(), watchPresence: vi.fn() }))

/** The topics that are joined, with what their listeners are told by. */
const topics = new Map<string, (isPresent: boolean) => void>()
const joins = () => vi.mocked(watchPresence).mock.calls.length
let shown = 0
/** Whether the server answers a join at once. */
let answers = true
/** Answers the last join. */
let answer = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  vi.mocked(watchPresence).mockImplementation((_client, id, onPresent, onJoin) => {
    topics.set(id, onPresent)
    answer = () => onJoin(true)
    if (answers) queueMicrotask(answer)
    return () => void topics.delete(id)
  })
  vi.mocked(showPresence).mockImplementation(() => {
    shown += 1
    return () => void (shown -= 1)
  })
  answers = true
  const { store, queries } = signInAs('luna')
  store.set(liveStatusAtom, 'live')
  const friends = ['sol', ...Array.from({ length: 400 }, (_, index) => `f${index}`)]
  queries.setQueryData(
    friendsKey,
    friends.map((id) => ({ id, username: id, avatar_url: null })),
  )
})

afterEach(() => {
  cleanup()
  vi.clearAllMocks()
  vi.useRealTimers()
})

const signIn = () => renderHook(usePresence, { wrapper: AsMember })
const row = (id: string) => renderHook(() => useIsPresent(id), { wrapper: AsMember })
const rows = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => row(`f${from + index}`))
const pass = (milliseconds = 500) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const connection = (status: 'live' | 'reconnecting') =>
  act(() => signedIn().store.set(liveStatusAtom, status))
const says = (id: string, isPresent: boolean) => act(() => topics.get(id)?.(isPresent))

test('a friend whose row is on the screen is seen coming and going', async () => {
  signIn()
  const sol = row('sol')
  await pass()
  expect(sol.result.current).toBe(false)
  says('sol', true)
  expect(sol.result.current).toBe(true)
  says('sol', false)
  expect(sol.result.current).toBe(false)
})

test('two rows of a friend share a topic, which is left with the last of them', async () => {
  signIn()
  const [beside, inChat] = [row('sol'), row('sol')]
  await pass()
  expect(joins()).toBe(1)
  beside.unmount()
  await pass()
  expect([...topics.keys()]).toEqual(['sol'])
  inChat.unmount()
  await pass()
  expect(topics.size).toBe(0)
})

test('nothing is joined or left while rows fly by, and never more than fifty topics', async () => {
  signIn()
  for (let first = 0; first < 400; first += 20) {
    const gone = rows(first, first + 20)
    await pass(100)
    gone.forEach(({ unmount }) => unmount())
  }
  expect(joins()).toBe(0)
  rows(0, 80)
  await pass()
  expect(joins()).toBe(50)
  expect([...topics.keys()].at(-1)).toBe('f79')
})

test('who is there is unknown without a connection, and asked anew with the next one', async () => {
  signIn()
  const sol = row('sol')
  await pass()
  says('sol', true)
  connection('reconnecting')
  expect(sol.result.current).toBe(false)
  expect([topics.size, shown]).toEqual([0, 0])
  await pass(60_000)
  expect(joins()).toBe(1)
  connection('live')
  expect(shown).toBe(1)
  await pass()
  says('sol', true)
  expect(sol.result.current).toBe(true)
})

test('topics are joined one after the other, without those whose rows are gone meanwhile', async () => {
  answers = false
  signIn()
  const [, second] = rows(0, 3)
  await pass()
  expect([...topics.keys()]).toEqual(['f0'])
  second?.unmount()
  await pass()
  answer()
  expect([...topics.keys()]).toEqual(['f0', 'f2'])
})

test('who signs out is seen no more, and looks at nobody', async () => {
  const session = signIn()
  row('sol')
  await pass()
  expect([topics.size, shown]).toEqual([1, 1])
  session.unmount()
  expect([topics.size, shown]).toEqual([0, 0])
  await pass(60_000)
  expect(joins()).toBe(1)
})
