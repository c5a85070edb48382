import { afterEach, expect, it, vi } from 'vitest'
import { serve } from '#renderer/server/testing/serve.ts'
import { getFriends } from './api.ts'

afterEach(() => vi.unstubAllGlobals())

it('asks on until all friends are there, since the server gives a thousand at most at once', async () => {
  const all = Array.from({ length: 2_500 }, (_, n) => ({
    id: `id ${n}`,
    username: `luna ${n}`,
    avatar_url: null,
  }))
  const supabase = serve((address) => {
    const offset = Number(new URL(address).searchParams.get('offset'))
    return Response.json(all.slice(offset, offset + 1_000))
  })

  expect(await getFriends(supabase)).toEqual(all)
})
