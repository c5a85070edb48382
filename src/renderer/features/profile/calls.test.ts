import { afterEach, expect, it, vi } from 'vitest'
import {
  acceptRequest,
  endFriendship,
  getRequest,
  sendRequest,
  withdrawRequest,
} from '#renderer/entities/friends/api.ts'
import { callsOf } from '#renderer/server/testing/calls-of.ts'
import { createAlbum, deleteAlbum, listAlbums, updatePicture, updateProfile } from './api.ts'

afterEach(() => vi.unstubAllGlobals())

// spec: 3.user-type-free, 7.profile.edit
it('changes all that a member tells of themselves, by their id', async () => {
  const texts = {
    username: 'luna',
    bio: 'Cartas',
    city: 'Cádiz',
    academic_background: 'Física',
    professional_background: 'Faro',
    user_type: 'Farera',
  }
  const form = { ...texts, birth_year: '1990', is_creator: true }
  const [call] = await callsOf((supabase) => updateProfile(supabase, 'luna', form))
  expect(call).toMatchObject({ of: 'PATCH profiles', query: { id: 'eq.luna' } })
  expect(call?.body).toEqual({ ...texts, birth_year: 1990, is_creator: true })
})

// spec: 7.profile.images
it.each(['avatar', 'cover'] as const)('shows a stored %s', async (kind) => {
  const [call] = await callsOf((supabase) => updatePicture(supabase, 'luna', kind, 'user-assets/luna/1'))
  expect(call).toMatchObject({ of: 'PATCH profiles', query: { id: 'eq.luna' } })
  expect(call?.body).toEqual({ [`${kind}_url`]: 'user-assets/luna/1' })
})

// spec: 7.portfolio.read
it('reads the albums of a member, the newest first', async () => {
  const [call] = await callsOf((supabase) => listAlbums(supabase, 'sol'), [])
  expect(call).toMatchObject({
    of: 'GET portfolio_items',
    query: { user_id: 'eq.sol', order: 'created_at.desc,id.desc' },
  })
})

// spec: 7.portfolio.create
it('inserts an album', async () => {
  const [call] = await callsOf((supabase) => createAlbum(supabase, 'luna', 'a1', 'Mareas'), [{ id: 'a1' }])
  expect(call?.of).toBe('POST portfolio_items')
  expect(call?.body).toEqual({ id: 'a1', user_id: 'luna', title: 'Mareas', type: 'album' })
})

it('takes an album that had arrived before for inserted', async () => {
  const there = Response.json({ code: '23505', message: 'duplicate key' }, { status: 409 })
  const calls = await callsOf((supabase) => createAlbum(supabase, 'luna', 'a1', 'Mareas'), there, [
    { id: 'a1' },
  ])
  expect(calls.map(({ of }) => of)).toEqual(['POST portfolio_items', 'GET portfolio_items'])
})

// spec: 7.portfolio.delete
it('deletes an album by its id', async () => {
  const [call] = await callsOf((supabase) => deleteAlbum(supabase, 'a1'))
  expect(call).toMatchObject({ of: 'DELETE portfolio_items', query: { id: 'eq.a1' } })
})

// spec: 7.request.read
it('reads the request between two members, whoever sent it', async () => {
  const [call] = await callsOf((supabase) => getRequest(supabase, 'luna', 'sol'), [])
  const sent = '(and(sender_id.eq.luna,receiver_id.eq.sol),and(sender_id.eq.sol,receiver_id.eq.luna))'
  expect(call).toMatchObject({ of: 'GET friend_requests', query: { or: sent } })
})

// spec: 7.request.send
it('inserts a request', async () => {
  const [call] = await callsOf((supabase) => sendRequest(supabase, 'luna', 'sol'), null)
  expect(call?.of).toBe('POST friend_requests')
  expect(call?.body).toEqual({ sender_id: 'luna', receiver_id: 'sol' })
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

// spec: 7.request.accept
it('accepts the request of a sender to oneself', async () => {
  const [call] = await callsOf((supabase) => acceptRequest(supabase, 'sol', 'luna'))
  expect(call).toMatchObject({
    of: 'PATCH friend_requests',
    query: { sender_id: 'eq.sol', receiver_id: 'eq.luna' },
  })
  expect(call?.body).toEqual({ status: 'accepted' })
})
