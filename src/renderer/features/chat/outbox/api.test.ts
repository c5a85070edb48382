import { beforeEach, expect, test } from 'vitest'
import { answer, client } from '../messages/testing/server.ts'
import { ME } from '../messages/testing/message.ts'
import { sendMessage } from './api.ts'

const outgoing = { id: 'm1', sender_id: ME, receiver_id: 'sol', content: 'hola' }

beforeEach(() => void answer.mockReset())

async function outcome(status: number, body: unknown) {
  answer.mockReturnValue(Response.json(body, { status }))
  return sendMessage(client, outgoing)
}

test('too many at once is neither refused nor unreachable, and says how long to wait', async () => {
  expect(await outcome(429, { code: 'PT429', message: 'Too many', hint: '42' })).toMatchObject({
    status: 'limited',
    seconds: 42,
  })
})

test('an id of another time is neither refused nor unreachable, and brings the clock of the server', async () => {
  const refusal = { code: 'PT422', message: 'The id is not of this time', hint: '1795687200000' }
  expect(await outcome(422, refusal)).toMatchObject({ status: 'misdated', now: 1_795_687_200_000 })
  expect(await outcome(422, { ...refusal, hint: 'soon' })).toMatchObject({ status: 'refused' })
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

test('a message is on its way within the task that sends it', async () => {
  answer.mockReturnValue(Response.json({ id: 'm1' }))
  const sent = sendMessage(client, outgoing)
  await new Promise((resolve) => setTimeout(resolve))
  expect(answer).toHaveBeenCalledOnce()
  await sent
})

test('a message that had arrived is read back', async () => {
  answer.mockReturnValueOnce(Response.json({ code: '23505', message: 'duplicate' }, { status: 409 }))
  answer.mockReturnValueOnce(Response.json({ id: 'm1' }))
  expect(await sendMessage(client, outgoing)).toMatchObject({ status: 'sent', message: { id: 'm1' } })
})
