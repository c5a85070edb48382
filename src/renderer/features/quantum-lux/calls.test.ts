import { afterEach, expect, it, vi } from 'vitest'
import { callsOf } from '#renderer/server/testing/calls-of.ts'
import { listBanners, listExperiences } from './api.ts'

afterEach(() => vi.unstubAllGlobals())

const AUTHOR = 'author:member_cards!quantum_lux_experiences_user_id_fkey(id,username,avatar_url)'
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
