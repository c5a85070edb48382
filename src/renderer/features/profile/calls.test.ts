import { afterEach, expect, it, vi } from 'vitest'
import { endFriendship, getRequest, withdrawRequest } from '#renderer/entities/friends/api.ts'
import { callsOf } from '#renderer/server/testing/calls-of.ts'
import { createAlbum, getCommonGround, getMemberCard } from './api.ts'

afterEach(() => vi.unstubAllGlobals())

it('takes an album that had arrived before for inserted', async () => {
  const there = Response.json({ code: '23505', message: 'duplicate key' }, { status: 409 })
  const calls = await callsOf((supabase) => createAlbum(supabase, 'luna', 'a1', 'Mareas'), there, [
    { id: 'a1' },
  ])
  expect(calls.map(({ of }) => of)).toEqual(['POST portfolio_items', 'GET portfolio_items'])
})

// spec: 7.request.read
it('reads the request between two members, whoever sent it', async () => {
  const [call] = await callsOf((supabase) => getRequest(supabase, 'luna', 'sol'), [])
  const sent = '(and(sender_id.eq.luna,receiver_id.eq.sol),and(sender_id.eq.sol,receiver_id.eq.luna))'
  expect(call).toMatchObject({ of: 'GET friend_requests', query: { or: sent } })
})

it('withdraws the own request only while it waits', async () => {
  const [call] = await callsOf((supabase) => withdrawRequest(supabase, 'luna', 'sol'))
  expect(call).toMatchObject({
    of: 'DELETE friend_requests',
    query: { sender_id: 'eq.luna', receiver_id: 'eq.sol', status: 'eq.pending' },
  })
})

it('ends the friendship of two members, whoever had asked', async () => {
  const [call] = await callsOf((supabase) => endFriendship(supabase, 'luna', 'sol'), [])
  const asked = '(and(sender_id.eq.luna,receiver_id.eq.sol),and(sender_id.eq.sol,receiver_id.eq.luna))'
  expect(call).toMatchObject({
    of: 'DELETE friend_requests',
    query: { or: asked, status: 'eq.accepted' },
  })
})

it('asks for the friends of both and counts public posts up to a hundred', async () => {
  const ask = (supabase: Parameters<typeof getCommonGround>[0]) =>
    getCommonGround(supabase, 'sol', new AbortController().signal)
  const calls = await callsOf(ask, [], [])
  expect(calls).toMatchObject([
    { of: 'POST rpc/common_friends', body: { member_id: 'sol' } },
    { of: 'GET posts', query: { user_id: 'eq.sol', limit: '100' } },
  ])
})

it.each([
  [false, { id: 'sol', username: 'sol', avatar_url: null, cover_url: null }],
  [true, null],
])('takes a member for missing who is banned or deleted: %j', async (isGone, found) => {
  const row = { id: 'sol', username: 'sol', avatar_url: null, cover_url: null, is_gone: isGone }
  let card: unknown
  const [call] = await callsOf(async (supabase) => (card = await getMemberCard(supabase, 'sol')), [row])
  expect(call).toMatchObject({ of: 'GET member_cards', query: { id: 'eq.sol' } })
  expect(card).toEqual(found)
})
