import { expect, test, vi } from 'vitest'
import { answer, here } from '../messages/testing/server.ts'
import { message } from '../messages/testing/message.ts'
import { getMessagesSince } from './api.ts'

vi.mock('#renderer/server/supabase.ts', async () => {
  const { supabase } = await import('../messages/testing/server.ts')
  return { supabase }
})

test('every page is asked for by the same member, whoever has signed in meanwhile', async () => {
  const page = Array.from({ length: 200 }, (_, number) => message(number % 10))
  answer.mockImplementationOnce(() => {
    here.member = 'sol'
    return Response.json(page)
  })
  answer.mockReturnValueOnce(Response.json([message(5)]))
  expect(await getMessagesSince('2026-11-20T10:00:00Z')).toHaveLength(201)
  expect(answer.mock.calls).toEqual([['luna'], ['luna']])
})
