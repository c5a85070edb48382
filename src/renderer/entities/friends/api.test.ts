import { afterEach, expect, it, vi } from 'vitest'
import { serve } from '#renderer/server/testing/serve.ts'
import { callsOf } from '#renderer/server/testing/calls-of.ts'
import { getFriends, listReceived, setAside, takeUp } from './api.ts'

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

it('asks for those set aside or the others, and goes on after the last one held', async () => {
  const { signal } = new AbortController()
  const last = { id: 'sol', created_at: '2026-11-21T00:00:00+00:00' }
  const calls = await callsOf(async (supabase) => {
    await listReceived(supabase, false, null, signal)
    await listReceived(supabase, true, last, signal)
  }, [])
  expect(calls.map(({ of }) => of)).toEqual(Array(2).fill('POST rpc/received_requests'))
  expect(calls.map(({ body }) => body)).toEqual([
    { set_aside: false, page_size: 50 },
    { set_aside: true, page_size: 50, before_time: last.created_at, before_id: 'sol' },
  ])
})

it('sets a request aside, be it so already or not, and takes it up again', async () => {
  const there = Response.json({ code: '23505', message: 'duplicate key' }, { status: 409 })
  const calls = await callsOf(
    async (supabase) => {
      await setAside(supabase, 'sol')
      await takeUp(supabase, 'sol')
    },
    there,
    [],
  )
  expect(calls).toMatchObject([
    { of: 'POST set_aside_requests', body: { sender_id: 'sol' } },
    { of: 'DELETE set_aside_requests', query: { sender_id: 'eq.sol' } },
  ])
})
