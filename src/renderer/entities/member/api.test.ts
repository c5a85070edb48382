import { afterEach, expect, it, vi } from 'vitest'
import type { Supabase } from '#renderer/server/supabase.ts'
import { callsOf } from '#renderer/server/testing/calls-of.ts'
import { profile } from './testing/profile.ts'
import { ensureOwnProfile } from './api.ts'

afterEach(() => vi.unstubAllGlobals())

const refusal = (status: number, code: string) => Response.json({ code, message: 'no' }, { status })

// spec: 4.profile.fetched, 7.profile.read
it('reads the own profile by its id', async () => {
  const calls = await callsOf(ensureOwnProfile, profile('luna'))
  expect(calls).toMatchObject([{ of: 'GET profiles', query: { id: 'eq.luna' } }])
})

// spec: 4.profile.fetched, 7.profile.read, 7.profile.create
it('creates it where there is none', async () => {
  const [, create] = await callsOf(ensureOwnProfile, refusal(406, 'PGRST116'), profile('luna'))
  expect(create?.of).toBe('POST profiles')
  expect(create?.body).toEqual({
    id: 'luna',
    username: 'luna',
    birth_year: null,
    avatar_url: 'cosmia:avatar/luna',
    cover_url: 'cosmia:cover/default',
    bio: 'Explorando el universo digital en Cosmia.',
  })
})

it('creates none where it could not be read', async () => {
  const act = (supabase: Supabase) =>
    expect(ensureOwnProfile(supabase)).rejects.toMatchObject({ code: '42501' })
  expect(await callsOf(act, refusal(403, '42501'))).toHaveLength(1)
})
