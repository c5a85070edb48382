import { beforeEach, expect, test, vi } from 'vitest'
import type { MemberScope } from '#renderer/session/member-scope.ts'
import { signInAs } from '#renderer/session/testing/sign-in.tsx'
import { friendsKey } from './friends.ts'
import type { FriendRequest } from './friend.ts'
import {
  applyRequestChange,
  applyRelationEvent,
  invalidateRequests,
  pendingKey,
  relationKey,
  type RequestList,
  type RequestsData,
} from './requests.ts'

const withSol = relationKey('sol')
const request = (status: FriendRequest['status'], sender_id = 'sol', receiver_id = 'luna') => ({
  sender_id,
  receiver_id,
  status,
})

let luna: MemberScope

const card = (id: string) => ({ id, username: id, avatar_url: null, created_at: '2026-11-21' })
const listOf = (...ids: readonly string[]): RequestsData => ({
  pages: [{ members: ids.map(card), next: null }],
  pageParams: [null],
})
const pending = (direction: RequestList) =>
  luna.queries
    .getQueryData<RequestsData>(pendingKey(direction))
    ?.pages.flatMap(({ members }) => members.map(({ id }) => id))
const friends = () => luna.queries.getQueryData<{ id: string }[]>(friendsKey)?.map(({ id }) => id)
const isMarked = (key: readonly unknown[]) => luna.queries.getQueryState(key)?.isInvalidated

beforeEach(() => {
  luna = signInAs('luna')
  for (const direction of ['received', 'sent'] as const)
    luna.queries.setQueryData(pendingKey(direction), listOf('sol', 'marte'))
  luna.queries.setQueryData(friendsKey, [card('sol')])
})

test('a request that comes in shows, and who waits for an answer is asked for again', async () => {
  luna.queries.setQueryData(withSol, 'not_friends')
  await applyRequestChange(luna, { record: request('pending'), old_record: null })
  expect(luna.queries.getQueryData(withSol)).toBe('pending_received')
  expect(isMarked(pendingKey('received'))).toBe(true)
  expect(isMarked(friendsKey)).toBe(false)
})

test('an acceptance by the other side opens the profile, and makes a friend', async () => {
  luna.queries.setQueryData(withSol, 'pending_sent')
  await applyRequestChange(luna, { record: request('accepted', 'luna', 'sol'), old_record: null })
  expect(luna.queries.getQueryData(withSol)).toBe('friends')
  expect(isMarked(friendsKey)).toBe(true)
})

test('a friendship that the other side ends is over here too', async () => {
  luna.queries.setQueryData(withSol, 'friends')
  await applyRequestChange(luna, { record: null, old_record: request('accepted') })
  expect(luna.queries.getQueryData(withSol)).toBe('not_friends')
  expect(isMarked(friendsKey)).toBe(true)
})

test('who is answered, or takes their request back, waits no more, before anything is read again', async () => {
  await applyRequestChange(luna, { record: request('accepted'), old_record: null })
  expect(pending('received')).toEqual(['marte'])
  await applyRequestChange(luna, { record: null, old_record: request('pending', 'marte') })
  expect(pending('received')).toEqual([])
})

test('a request that one withdraws is gone here', async () => {
  luna.queries.setQueryData(withSol, 'pending_sent')
  await applyRelationEvent(luna, 'sol', { type: 'ended' })
  expect(luna.queries.getQueryData(withSol)).toBe('not_friends')
  expect(pending('sent')).toEqual(['marte'])
})

test('who is no friend any more leaves the list of friends at once', async () => {
  await applyRelationEvent(luna, 'sol', { type: 'ended' })
  expect(friends()).toEqual([])
})

test('a relation that was being read before an acceptance is read again', async () => {
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const read = vi.fn(() => answers[read.mock.calls.length - 1]?.promise ?? 'friends')
  const shown = luna.queries.fetchQuery({ queryKey: withSol, queryFn: read })
  await applyRelationEvent(luna, 'sol', { type: 'accepted' })
  answers[1]?.resolve('friends')
  answers[0]?.resolve('pending_received')
  await expect(shown).resolves.toBe('friends')
})

test('after an interruption everything that may have changed is marked, friends only when they are not fresh', () => {
  luna.queries.setQueryData(withSol, 'pending_sent')
  invalidateRequests(luna)
  expect([isMarked(withSol), isMarked(pendingKey('received'))]).toEqual([true, true])
  expect(isMarked(friendsKey)).toBe(false)
})
