import { afterEach, expect, test, vi } from 'vitest'
import { callsOf } from '#renderer/server/testing/calls-of.ts'
import { listFriendFacts, type FriendFacts } from './api.ts'
import { citiesOf, tradesOf } from './friend-facts.ts'
import { linesBetween, placesOf } from './CityStars.tsx'

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

test('each city has a place in the sky of its own, the same at all times', () => {
  const names = Array.from({ length: 12 }, (_, index) => `ciudad ${index}`)
  const places = placesOf(names)
  expect(placesOf(names)).toEqual(places)
  expect(placesOf(['CIUDAD 3'])).toEqual(placesOf(['ciudad 3']))
  // What is written under one never reaches what is written under another.
  for (const [index, one] of places.entries())
    for (const other of places.slice(index + 1)) {
      const isBeside = Math.abs(one.across - other.across) > (one.room + other.room) / 2 - 5
      expect(isBeside || Math.abs(one.down - other.down) >= 140).toBe(true)
    }
  for (const { across, room } of places) {
    expect(across - room / 2).toBeGreaterThan(-3)
    expect(across + room / 2).toBeLessThan(103)
  }
})

test('all stars are joined by lines, one fewer than there are of them, each to a near one', () => {
  const places = [10, 30, 90, 50].map((across) => ({ across, down: 0, room: 25 }))
  expect(linesBetween(places)).toBe('M10 0L30 0M30 0L50 0M50 0L90 0')
  expect(linesBetween([])).toBe('')
  expect(linesBetween(placesOf(Array.from({ length: 12 }, String))).match(/M/g)).toHaveLength(11)
})
