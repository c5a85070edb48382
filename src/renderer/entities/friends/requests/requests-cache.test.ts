import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '#renderer/server/queries/query-client.ts'
import { friendsKey } from '../friends.ts'
import type { FriendRequest } from './relation.ts'
import { hearRequest, leadOn, missedRequests, receivedKey, relationKey } from './requests-cache.ts'

const withSol = relationKey('luna', 'sol')
const request = (status: FriendRequest['status'], sender_id = 'sol', receiver_id = 'luna') => ({
  sender_id,
  receiver_id,
  status,
})

const isMarked = (key: readonly unknown[]) => queryClient.getQueryState(key)?.isInvalidated

beforeEach(() => {
  queryClient.clear()
  queryClient.setQueryData(receivedKey('luna'), [])
  queryClient.setQueryData(friendsKey('luna'), [])
})

test('a request that comes in shows, and who waits for an answer is asked for again', async () => {
  queryClient.setQueryData(withSol, 'not_friends')
  await hearRequest('luna', { record: request('pending'), old_record: null })
  expect(queryClient.getQueryData(withSol)).toBe('pending_received')
  expect(isMarked(receivedKey('luna'))).toBe(true)
  expect(isMarked(friendsKey('luna'))).toBe(false)
})

test('an acceptance by the other side opens the profile, and makes a friend', async () => {
  queryClient.setQueryData(withSol, 'pending_sent')
  await hearRequest('luna', { record: request('accepted', 'luna', 'sol'), old_record: null })
  expect(queryClient.getQueryData(withSol)).toBe('friends')
  expect(isMarked(friendsKey('luna'))).toBe(true)
})

test('a friendship that the other side ends is over here too', async () => {
  queryClient.setQueryData(withSol, 'friends')
  await hearRequest('luna', { record: null, old_record: request('accepted') })
  expect(queryClient.getQueryData(withSol)).toBe('not_friends')
  expect(isMarked(friendsKey('luna'))).toBe(true)
})

test('a relation that was being read before an acceptance is read again', async () => {
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const read = vi.fn(() => answers[read.mock.calls.length - 1]?.promise ?? 'friends')
  const shown = queryClient.fetchQuery({ queryKey: withSol, queryFn: read })
  await leadOn('luna', 'sol', { type: 'accepted' })
  answers[1]?.resolve('friends')
  answers[0]?.resolve('pending_received')
  await expect(shown).resolves.toBe('friends')
})

test('after an interruption everything that may have changed is marked, friends only when they are not fresh', () => {
  queryClient.setQueryData(withSol, 'pending_sent')
  missedRequests('luna')
  expect([isMarked(withSol), isMarked(receivedKey('luna'))]).toEqual([true, true])
  expect(isMarked(friendsKey('luna'))).toBe(false)
})
