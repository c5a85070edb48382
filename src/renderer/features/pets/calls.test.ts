import { afterEach, expect, it, vi } from 'vitest'
import { createPet, deletePet, getFirstPet } from '#renderer/entities/pets/api.ts'
import { callsOf } from '#renderer/server/testing/calls-of.ts'
import { createPetAlbum } from './api.ts'

afterEach(() => vi.unstubAllGlobals())

const texts = { name: 'Cometa', bio: 'Mueve la cola' }

// spec: 7.pet.first
it('reads the first pet of a member', async () => {
  const [call] = await callsOf((supabase) => getFirstPet(supabase, 'sol'), [])
  expect(call).toMatchObject({
    of: 'GET pet_profiles',
    query: { owner_id: 'eq.sol', order: 'created_at.asc,id.asc', limit: '1' },
  })
})

it('takes an album of a pet that had arrived before for inserted', async () => {
  const there = Response.json({ code: '23505', message: 'duplicate key' }, { status: 409 })
  const calls = await callsOf((supabase) => createPetAlbum(supabase, 'p1', 'a1', 'Paseos'), there, [
    { id: 'a1' },
  ])
  expect(calls.map(({ of }) => of)).toEqual(['POST pet_albums', 'GET pet_albums'])
  expect(calls[0]?.body).toEqual({ id: 'a1', pet_id: 'p1', title: 'Paseos' })
  expect(calls[1]?.query).toMatchObject({ id: 'eq.a1' })
})

it('changes a pet that had arrived before, its answer lost, instead of adding another', async () => {
  const there = Response.json({ code: '23505', message: 'duplicate key' }, { status: 409 })
  const calls = await callsOf((supabase) => createPet(supabase, 'luna', { id: 'p1', ...texts }), there, [
    { id: 'p1' },
  ])
  expect(calls[1]).toMatchObject({ of: 'PATCH pet_profiles', query: { id: 'eq.p1' }, body: texts })
})

it('deletes a pet by its id', async () => {
  const [call] = await callsOf((supabase) => deletePet(supabase, 'p1'))
  expect(call).toMatchObject({ of: 'DELETE pet_profiles', query: { id: 'eq.p1' } })
})
