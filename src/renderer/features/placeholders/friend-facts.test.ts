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
  for (const { across, room } of places) {
    expect(across - room / 2).toBeGreaterThan(-3)
    expect(across + room / 2).toBeLessThan(103)
  }
})

/** Names of as many cities. */
const citiesNamed = (count: number) => Array.from({ length: count }, (_, index) => `ciudad ${index}`)

/** Where a name and its friends stand, in percent across and pixels down. */
const wordsAt = ({ across, down, room, isOver }: ReturnType<typeof placesOf>[number]) => ({
  from: across - room / 2,
  to: across + room / 2,
  top: isOver ? down - 28 - 50 : down + 28,
  bottom: isOver ? down - 28 : down + 28 + 50,
})

const counts = Array.from({ length: 12 }, (_, index) => index + 1)

test.each(counts)('of %d cities none is written over another', (count) => {
  const words = placesOf(citiesNamed(count)).map(wordsAt)
  for (const [index, one] of words.entries())
    for (const other of words.slice(index + 1)) {
      const isBeside = one.to <= other.from + 5 || other.to <= one.from + 5
      expect(isBeside || one.bottom <= other.top || other.bottom <= one.top).toBe(true)
    }
})

test.each(counts)('of %d cities no line crosses what is written, and each star is joined', (count) => {
  const places = placesOf(citiesNamed(count))
  const lines = linesBetween(places)
    .split('M')
    .slice(1)
    .map((line) => line.split('L').map((point) => point.split(' ').map(Number)))
  const steps = lines.flatMap((line) => line.slice(1).map((end, index) => [line[index] ?? [], end] as const))
  for (const [[x0 = NaN, y0 = NaN], [x1 = NaN, y1 = NaN]] of steps)
    for (let part = 0; part <= 1; part += 0.02) {
      const [x, y] = [x0 + (x1 - x0) * part, y0 + (y1 - y0) * part]
      const crossed = places
        .map(wordsAt)
        .filter(({ from, to, top, bottom }) => x > from && x < to && y > top && y < bottom)
      expect(crossed).toEqual([])
    }
  const joined = new Set(lines.flat().map(([x]) => x))
  expect(joined).toEqual(new Set(places.map(({ across }) => across)))
})
