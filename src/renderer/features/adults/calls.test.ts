import { afterEach, expect, it, vi } from 'vitest'
import { callsOf } from '#renderer/server/testing/calls-of.ts'
import { getBirthYear } from './api.ts'

afterEach(() => vi.unstubAllGlobals())

// spec: 7.adults.gate
it('reads the own birth year and nothing else', async () => {
  const [call] = await callsOf((supabase) => getBirthYear(supabase, 'luna', new AbortController().signal), [])
  expect(call).toMatchObject({ of: 'GET profiles' })
  expect(call?.query).toEqual({ select: 'birth_year', id: 'eq.luna' })
})
