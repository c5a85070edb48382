import { afterEach, expect, test, vi } from 'vitest'
import { callsOf } from '#renderer/server/testing/calls-of.ts'
import { listFriendFacts, type FriendFacts } from './api.ts'
import { citiesOf, tradesOf } from './friend-facts.ts'

afterEach(() => vi.unstubAllGlobals())

const friend = (username: string, city: string | null, trade: string | null = null): FriendFacts => ({
  id: username,
  username,
  avatar_url: null,
  city,
  professional_background: trade,
})

const side = (id: string, city: string | null) => ({
  id,
  username: id,
  avatar_url: null,
  profile: city === null ? null : { city, professional_background: 'Luthier' },
})

test('what friends tell is asked for in one request, which starts from the friendships of the member', async () => {
  let facts: readonly FriendFacts[] = []
  const rows = [
    { sender: side('luna', 'Quito'), receiver: side('sol', 'Lima') },
    { sender: side('marte', null), receiver: side('luna', 'Quito') },
  ]
  const calls = await callsOf(async (supabase) => {
    facts = await listFriendFacts(supabase, 'luna', new AbortController().signal)
  }, rows)
  expect(calls.map(({ of }) => of)).toEqual(['GET friend_requests'])
  expect(calls[0]?.query).toMatchObject({
    or: '(sender_id.eq.luna,receiver_id.eq.luna)',
    status: 'eq.accepted',
  })
  // Oneself is none of them, and of who shows no profile nothing is known but the name.
  expect(facts).toEqual([friend('sol', 'Lima', 'Luthier'), friend('marte', null)])
})

test('a city is one star however it is written, the one with most friends first', () => {
  const cities = citiesOf([
    friend('ana', 'Lima'),
    friend('leo', ' Bogotá '),
    friend('sol', 'bogota'),
    friend('eva', null),
    friend('paz', '  '),
  ])
  expect(cities.map(({ name, friends }) => [name, friends.map(({ username }) => username)])).toEqual([
    ['Bogotá', ['leo', 'sol']],
    ['Lima', ['ana']],
  ])
})

test('friends who tell what they do are listed by name, as people count', () => {
  const trades = tradesOf([
    friend('sol 14', null, 'Luthier'),
    friend('eva', null, ' '),
    friend('sol 2', null, ' Pan '),
  ])
  expect(trades.map(({ username, trade }) => [username, trade])).toEqual([
    ['sol 2', 'Pan'],
    ['sol 14', 'Luthier'],
  ])
})
