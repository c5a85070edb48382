import { expect, test } from 'vitest'
import { message } from '../messages/testing/message.ts'
import { answer, client } from '../messages/testing/server.ts'
import { getChanges } from './api.ts'

const row = (n: number, rest = {}) => ({
  cursor: `c${String(n)}`,
  kind: 'chat_messages',
  operation: 'INSERT',
  record: message(n),
  ...rest,
})

test('a page that is full › is not the last, and names where the next begins', async () => {
  answer.mockReturnValueOnce(Response.json(Array.from({ length: 200 }, (_, n) => row(n % 10))))
  const page = await getChanges(client, 'c0')
  expect(page).toMatchObject({ isLast: false, cursor: 'c9' })
})

test('of a page › what later versions alone know is left out, and its cursor counts', async () => {
  answer.mockReturnValueOnce(
    Response.json([row(1), row(2, { operation: 'UPDATE' }), row(3, { kind: 'blocks' })]),
  )
  expect(await getChanges(client, 'c0')).toEqual({
    changes: [{ table: 'chat_messages', operation: 'INSERT', record: message(1) }, 'unreadable'],
    cursor: 'c3',
    isLast: true,
  })
})

test('where nothing has changed › the cursor stays', async () => {
  answer.mockReturnValueOnce(Response.json([]))
  expect(await getChanges(client, 'c0')).toEqual({ changes: [], cursor: 'c0', isLast: true })
})

test('a cursor that the server does not serve › has expired', async () => {
  answer.mockReturnValueOnce(Response.json({ code: '22023', message: 'no' }, { status: 400 }))
  expect(await getChanges(client, 'c0')).toBe('expired')
})

test('any other refusal › is thrown', async () => {
  answer.mockReturnValueOnce(Response.json({ code: '42501', message: 'no' }, { status: 403 }))
  await expect(getChanges(client, 'c0')).rejects.toMatchObject({ code: '42501' })
})
