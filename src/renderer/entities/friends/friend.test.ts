import { expect, test } from 'vitest'
import { firstRelation, nextRelation, type Relation, type RelationEvent } from './friend.ts'

const known = (status?: 'pending' | 'accepted', sender_id = 'luna', receiver_id = 'sol'): RelationEvent => ({
  type: 'known',
  viewerId: 'luna',
  request: status ? { sender_id, receiver_id, status } : null,
})

// spec: 4.friend.loading, 4.friend.self
test('nothing is known of somebody else at first, and one is always oneself', () => {
  expect(firstRelation('luna', 'sol')).toBe('loading')
  expect(firstRelation('luna', 'luna')).toBe('self')
  expect(nextRelation('self', known('pending'))).toBe('self')
})

const TRANSITIONS: readonly (readonly [string, Relation, RelationEvent, Relation])[] = [
  ['there is no request', 'loading', known(), 'not_friends'],
  ['one’s own request waits', 'loading', known('pending'), 'pending_sent'],
  ['a request waits for one’s answer', 'loading', known('pending', 'sol', 'luna'), 'pending_received'],
  ['one’s request was accepted', 'loading', known('accepted'), 'friends'],
  ['one has accepted', 'loading', known('accepted', 'sol', 'luna'), 'friends'],
  ['one asks', 'not_friends', { type: 'asked' }, 'pending_sent'],
  ['one accepts', 'pending_received', { type: 'accepted' }, 'friends'],
  ['one withdraws the own request', 'pending_sent', { type: 'ended' }, 'not_friends'],
  ['one ends the friendship', 'friends', { type: 'ended' }, 'not_friends'],
  ['the other asks', 'not_friends', known('pending', 'sol', 'luna'), 'pending_received'],
  ['the other accepts', 'pending_sent', known('accepted'), 'friends'],
  ['the other refuses', 'pending_sent', known(), 'not_friends'],
  ['the other withdraws', 'pending_received', known(), 'not_friends'],
  ['somebody ends the friendship', 'friends', known(), 'not_friends'],
]

// spec: 4.friend.not-friends, 4.friend.pending-sent, 4.friend.pending-received, 4.friend.friends, 4.friend.ask, 4.friend.accept
test.each(TRANSITIONS)('%s: from %s', (_name, before, event, after) => {
  expect(nextRelation(before, event)).toBe(after)
})

const NO_WAY_ON: readonly (readonly [Relation, RelationEvent['type']])[] = [
  ['loading', 'asked'],
  ['loading', 'accepted'],
  ['not_friends', 'accepted'],
  ['pending_sent', 'asked'],
  ['pending_sent', 'accepted'],
  ['pending_received', 'asked'],
  ['friends', 'asked'],
  ['friends', 'accepted'],
  ['loading', 'ended'],
  ['not_friends', 'ended'],
  ['pending_received', 'ended'],
]

test.each(NO_WAY_ON)('%s stays when %s comes late', (relation, type) => {
  expect(nextRelation(relation, { type } as RelationEvent)).toBe(relation)
})
