import { expect, it, vi } from 'vitest'
import { askServer } from './ask-server.ts'

const server = { url: 'https://one.supabase.co', publishableKey: 'sb_publishable_abc' }
const answering = (status: number, body: unknown) =>
  vi.fn((_url: string, _options: RequestInit) => Promise.resolve(Response.json(body, { status })))
const settings = { external: { email: true, phone: false }, disable_signup: false }

it('asks for what only a Supabase knows, with the key and without following anywhere', async () => {
  const fetch = answering(200, settings)
  await askServer(server, fetch)
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    'https://one.supabase.co/auth/v1/settings',
    expect.objectContaining({ headers: { apikey: 'sb_publishable_abc' }, redirect: 'error' }),
  )
})

it.each([
  ['app.server_key', answering(401, { message: 'Invalid API key' })],
  ['app.server_key', answering(403, {})],
  ['app.server_unsuitable', answering(404, { message: 'not found' })],
  ['app.server_unsuitable', answering(200, { hello: 'world' })],
  ['app.server_unsuitable', vi.fn(() => Promise.resolve(new Response('<!doctype html>')))],
  ['app.server_unsuitable', answering(500, settings)],
  ['app.server_unreachable', vi.fn(() => Promise.reject(new TypeError('fetch failed')))],
  [
    'app.certificate_other',
    vi.fn(() => Promise.reject(new Error('net::ERR_CERTIFICATE_TRANSPARENCY_REQUIRED'))),
  ],
  ['app.certificate_name', vi.fn(() => Promise.reject(new Error('net::ERR_CERT_COMMON_NAME_INVALID')))],
  ['app.certificate_expired', vi.fn(() => Promise.reject(new Error('net::ERR_CERT_DATE_INVALID')))],
])('refuses by %s', async (code, fetch) => {
  await expect(askServer(server, fetch)).rejects.toMatchObject({ code })
})
