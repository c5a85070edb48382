import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getFriends } from '#renderer/entities/friends/api.ts'
import { friendsKey, useFriends } from '#renderer/entities/friends/friends.ts'
import { invalidateRequests } from '#renderer/entities/friends/requests.ts'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { AsMember, signInAs } from '#renderer/session/testing/sign-in.tsx'
import type { MemberScope } from '#renderer/session/member-scope.ts'
import { renderHook } from '@testing-library/react'
import { createFriendTopics } from './friend-topics.ts'

vi.mock('#renderer/entities/friends/api.ts', () => ({ getFriends: vi.fn() }))

let member: MemberScope
/** Whose topics were asked for, in order. */
let asked: string[]
let left: string[]
/** Answers the last join. */
let answer: (isJoined: boolean) => void

const friendsAre = (...ids: string[]) =>
  vi.mocked(getFriends).mockResolvedValue(ids.map((id) => ({ id, username: id, avatar_url: null })))

/** Milliseconds until an answer that is at hand has been read. */
const pass = () => vi.advanceTimersByTimeAsync(10)

/** A window that shows the list of friends. */
async function open(...ids: string[]) {
  friendsAre(...ids)
  renderHook(useFriends, { wrapper: AsMember })
  await pass()
  vi.mocked(getFriends).mockClear()
}

const join = (id: string) =>
  member.part(createFriendTopics).join(id, (settle) => {
    asked.push(id)
    answer = settle
    return () => left.push(id)
  })

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  left = []
  member = signInAs('luna')
})

afterEach(() => {
  closeWindow()
  vi.clearAllMocks()
  vi.useRealTimers()
})

test('topics are joined one after the other, and left when nobody wants them', async () => {
  await open('sol', 'mar', 'ana')
  join('sol')
  const leaveMar = join('mar')
  const leaveAna = join('ana')
  expect(asked).toEqual(['sol'])
  leaveMar()
  answer(true)
  expect(asked).toEqual(['sol', 'ana'])
  leaveAna()
  expect(left).toEqual(['ana'])
})

test('of three accounts that have ended one is asked for, whose refusal has the list of friends read anew', async () => {
  await open('uno', 'dos', 'tres', 'sol')
  for (const id of ['uno', 'dos', 'tres', 'sol']) join(id)
  friendsAre('sol')
  answer(false)
  expect(asked).toEqual(['uno'])
  await pass()
  expect(getFriends).toHaveBeenCalledOnce()
  expect(asked).toEqual(['uno', 'sol'])
})

test('what was refused though the list has it is asked for again after the next reading, and not before', async () => {
  await open('sol', 'mar')
  join('sol')
  answer(false)
  await pass()
  join('sol')
  join('mar')
  expect(asked).toEqual(['sol', 'mar'])
  answer(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toEqual(['sol', 'mar'])
  invalidateRequests(member)
  await pass()
  expect(asked).toEqual(['sol', 'mar', 'sol'])
})

test('while the list cannot be read nothing is asked for after a refusal', async () => {
  await open('uno', 'sol')
  join('uno')
  join('sol')
  vi.mocked(getFriends).mockRejectedValue(new TypeError('Failed to fetch'))
  answer(false)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(asked).toEqual(['uno'])
  friendsAre('sol')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toEqual(['uno', 'sol'])
})

test('a list that is being read is waited for, and who is not in it is not asked for', async () => {
  friendsAre('sol')
  member.queries.setQueryData(friendsKey, [{ id: 'uno', username: 'uno', avatar_url: null }], {
    updatedAt: 1,
  })
  renderHook(useFriends, { wrapper: AsMember })
  join('uno')
  join('sol')
  expect(asked).toEqual([])
  await pass()
  expect(asked).toEqual(['sol'])
})

test('an account whose end is heard of is not asked for', async () => {
  await open('uno', 'sol')
  join('sol')
  join('uno')
  member.queries.setQueryData(friendsKey, [{ id: 'sol', username: 'sol', avatar_url: null }])
  answer(true)
  expect(asked).toEqual(['sol'])
})
