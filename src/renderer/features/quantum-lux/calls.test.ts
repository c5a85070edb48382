import { afterEach, expect, it, vi } from 'vitest'
import { callsOf } from '#renderer/server/testing/calls-of.ts'
import { createExperience, deleteExperience, listBanners, listExperiences } from './api.ts'

afterEach(() => vi.unstubAllGlobals())

const AUTHOR = 'author:member_cards!user_id(id,username,avatar_url)'
const { signal } = new AbortController()

// spec: 7.quantum.banners
it('reads the banners by their id', async () => {
  const [call] = await callsOf((supabase) => listBanners(supabase, signal), [])
  expect(call).toMatchObject({ of: 'GET quantum_lux_banners', query: { order: 'id.asc' } })
})

// spec: 7.quantum.experiences
it('reads the experiences with their authors, the newest first', async () => {
  const [call] = await callsOf((supabase) => listExperiences(supabase, null, signal), [])
  expect(call).toMatchObject({
    of: 'GET quantum_lux_experiences',
    query: { order: 'created_at.desc,id.desc' },
  })
  expect(call?.query['select']).toContain(AUTHOR)
})

// spec: 7.quantum.create
it('inserts an experience and reads it back with its author', async () => {
  const experience = { id: 'e1', user_id: 'luna', title: 'El prisma', description: 'Luz' }
  const [call] = await callsOf((supabase) => createExperience(supabase, experience), [experience])
  expect(call).toMatchObject({ of: 'POST quantum_lux_experiences', body: experience })
  expect(call?.query['select']).toContain(AUTHOR)
})

// spec: 7.quantum.delete
it('deletes an experience by its id', async () => {
  const [call] = await callsOf((supabase) => deleteExperience(supabase, 'e1'))
  expect(call).toMatchObject({ of: 'DELETE quantum_lux_experiences', query: { id: 'eq.e1' } })
})
