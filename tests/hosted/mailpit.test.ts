import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readMails } from '#tests/backend/support/mailbox.ts'

/** What Mailpit has been sent, newest first; each arrives with the next search. */
const arriving = [message('1', 'ana@prueba.test', '11112222'), message('2', 'ana@prueba.test', '33334444')]
const arrived = [message('0', 'ana@prueba.test.example', '99999999')]

function message(id: string, to: string, code: string) {
  return {
    ID: id,
    To: [{ Name: '', Address: to }],
    Subject: 'Confirma tu cuenta',
    Date: '2026-11-27T08:00:00Z',
    Text: `Tu código: ${code}`,
    HTML: `<p>Tu código: ${code}</p>`,
  }
}

let server: Server

beforeAll(async () => {
  server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://mailpit')
    const answer = answerAt(pathname, searchParams.get('query') ?? '')
    response.setHeader('content-type', answer ? 'application/json' : 'text/html')
    response.end(answer ? JSON.stringify(answer) : '<!doctype html><title>Mailpit</title>')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => server.close())

function answerAt(path: string, query: string): object | undefined {
  if (path === '/api/v1/search') {
    arrived.unshift(...arriving.splice(0, 1))
    const isFound = (address: string) => query === `to:"${address.replace('.example', '')}"`
    return { messages: arrived.filter(({ To }) => To.some(({ Address }) => isFound(Address))) }
  }
  const id = /^\/api\/v1\/message\/(.+)$/.exec(path)?.[1]
  return arrived.find(({ ID }) => ID === id)
}

test('mails are waited for in a Mailpit, found by their whole address and told oldest first', async () => {
  const mailbox = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`
  const mails = await readMails(mailbox, 'ana@prueba.test', 2)
  expect(mails.map(({ text }) => text)).toEqual(['Tu código: 11112222', 'Tu código: 33334444'])
})
