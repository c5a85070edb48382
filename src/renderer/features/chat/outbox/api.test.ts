import { beforeEach, expect, test } from 'vitest'
import {
  failureKind,
  isAway,
  isMisdated,
  isRateLimited,
  secondsToWait,
  serverTime,
} from '#renderer/server/errors.ts'
import { answer, client } from '../messages/testing/server.ts'
import { ME } from '../messages/testing/message.ts'
import { sendMessage } from './api.ts'

const outgoing = { id: 'm1', sender_id: ME, receiver_id: 'sol', content: 'hola' }

beforeEach(() => void answer.mockReset())

const failure = async (reply: Response): Promise<unknown> => {
  answer.mockReturnValue(reply)
  return sendMessage(client, outgoing).catch((cause: unknown) => cause)
}
const json = (status: number, body: unknown) => failure(Response.json(body, { status }))

test('too many at once › by the database › says how long to wait', async () => {
  const cause = await json(429, { code: 'PT429', message: 'Too many', hint: '42' })
  expect([isRateLimited(cause), secondsToWait(cause)]).toEqual([true, 42])
})

test('too many at once › by a proxy › says nothing of the time', async () => {
  const cause = await json(429, { message: 'slow down' })
  expect([isRateLimited(cause), secondsToWait(cause)]).toEqual([true, undefined])
})

test('an id of another time › is refused › with the clock of the server', async () => {
  const refusal = { code: 'PT422', message: 'The id is not of this time', hint: '1795687200000' }
  const cause = await json(422, refusal)
  expect([isMisdated(cause), serverTime(cause)]).toEqual([true, 1_795_687_200_000])
  expect(serverTime(await json(422, { ...refusal, hint: 'soon' }))).toBeUndefined()
})

test.each([
  [403, 'refused'],
  [400, 'refused'],
  [401, 'passing'],
  [408, 'passing'],
  [500, 'passing'],
])('an answer of %i with a code › is %s', async (status, expected) => {
  expect(failureKind(await json(status, { code: 'x', message: 'no' }))).toBe(expected)
})

test.each([200, 403, 404, 500, 503])(
  'a page with status %i › says nothing of the message',
  async (status) => {
    expect(failureKind(await failure(new Response('<h1>Hello</h1>', { status })))).toBe('passing')
  },
)

test('an empty 404, which the client takes for success › is none', async () => {
  expect(failureKind(await failure(new Response('', { status: 404 })))).toBe('passing')
})

test('no answer › is away', async () => {
  answer.mockImplementation(() => {
    throw new TypeError('Failed to fetch')
  })
  const cause: unknown = await sendMessage(client, outgoing).catch((thrown: unknown) => thrown)
  expect(isAway(cause)).toBe(true)
})

test('a message › is on its way within the task that sends it', async () => {
  answer.mockReturnValue(Response.json({ id: 'm1' }))
  const sent = sendMessage(client, outgoing)
  await new Promise((resolve) => setTimeout(resolve))
  expect(answer).toHaveBeenCalledOnce()
  await sent
})

test('a message that had arrived › is read back', async () => {
  answer.mockReturnValueOnce(Response.json({ code: '23505', message: 'duplicate' }, { status: 409 }))
  answer.mockReturnValueOnce(Response.json({ id: 'm1' }))
  expect(await sendMessage(client, outgoing)).toEqual({ id: 'm1' })
})
