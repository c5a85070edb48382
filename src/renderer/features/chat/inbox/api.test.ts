import { expect, test } from 'vitest'
import { answer, client } from '../messages/testing/server.ts'
import { message } from '../messages/testing/message.ts'
import { getMessagesSince } from './api.ts'

test('what was missed is read by pages, until one is not full', async () => {
  const page = Array.from({ length: 200 }, (_, number) => message(number % 10))
  answer.mockReturnValueOnce(Response.json(page))
  answer.mockReturnValueOnce(Response.json([message(5)]))
  expect(await getMessagesSince(client, '2026-11-20T10:00:00Z')).toHaveLength(201)
  expect(answer).toHaveBeenCalledTimes(2)
})
