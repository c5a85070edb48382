import { expect, test, vi } from 'vitest'
import { ME } from '../../thread/testing/message.ts'
import { sendMessage } from './send-message.ts'

const answer = vi.hoisted(() => vi.fn<() => Response>())
vi.mock('#renderer/server/supabase.ts', async () => {
  const { PostgrestClient } = await import('@supabase/postgrest-js')
  const client = new PostgrestClient('https://server.test', { fetch: async () => answer(), retry: false })
  return { supabase: () => client }
})

const outgoing = { id: 'm1', sender_id: ME, receiver_id: 'sol', content: 'hola' }

async function outcome(status: number, body: unknown) {
  answer.mockReturnValue(Response.json(body, { status }))
  return sendMessage(outgoing)
}

test('too many at once is neither refused nor unreachable, and says how long to wait', async () => {
  expect(await outcome(429, { code: 'PT429', message: 'Too many', hint: '42' })).toMatchObject({
    status: 'limited',
    seconds: 42,
  })
})

test('a gateway that limits says nothing of the time', async () => {
  expect(await outcome(429, { message: 'slow down' })).toMatchObject({
    status: 'limited',
    seconds: undefined,
  })
})

test.each([
  [403, 'refused'],
  [400, 'refused'],
  [401, 'unreachable'],
  [408, 'unreachable'],
  [500, 'unreachable'],
])('an answer of %i counts as %s', async (status, expected) => {
  expect(await outcome(status, { code: 'x', message: 'no' })).toMatchObject({ status: expected })
})

test('a message is on its way before anything else is done', async () => {
  answer.mockReset().mockReturnValue(Response.json({ id: 'm1' }))
  const sent = sendMessage(outgoing)
  expect(answer).toHaveBeenCalledOnce()
  await sent
})
