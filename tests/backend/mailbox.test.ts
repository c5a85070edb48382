import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBackend, type TestBackend } from './start-backend.ts'
import { codeFor, newClient, password } from './support/members.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await startBackend()
  for (const name of ['primera', 'segunda']) {
    await newClient(backend).auth.signUp({ email: `${name}@prueba.test`, password })
  }
})
afterAll(() => backend.stop())

test('lists the mails as JSON, newest last', async () => {
  const mails: unknown = await (await fetch(backend.mailbox)).json()
  const mail = (name: string) => ({
    to: `${name}@prueba.test`,
    subject: 'Confirma tu cuenta',
    text: expect.stringMatching(/\b\d{8}\b/) as string,
    html: expect.stringContaining('<html lang="es">') as string,
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
  })
  expect(mails).toEqual([mail('primera'), mail('segunda')])
})

test('shows them to people in Spanish with the code', async () => {
  const response = await fetch(backend.mailbox, { headers: { accept: 'text/html,application/xhtml+xml' } })
  const page = await response.text()
  expect(response.headers.get('content-type')).toMatch(/^text\/html/)
  expect(page).toContain('<h1>Buzón</h1>')
  expect(page).toContain('segunda@prueba.test')
  expect(page).toContain(`<p class="code">${await codeFor(backend, 'primera@prueba.test')}</p>`)
})

test('does not let a web page read the codes', async () => {
  const response = await fetch(backend.mailbox, { headers: { origin: 'https://example.com' } })
  expect(response.headers.get('access-control-allow-origin')).toBeNull()
})
