import { expect, test } from 'vitest'
import { serverForm } from './server-form.ts'

const jwt = (claims: object) => `eyJhbGciOiJIUzI1NiJ9.${btoa(JSON.stringify(claims))}.x`

function problem(url: string, publishableKey: string): string | undefined {
  return serverForm.safeParse({ url, publishableKey }).error?.issues[0]?.message
}

test('a hosted project with a publishable key passes, without its final slash', () => {
  const server = { url: ' https://proyecto.supabase.co/ ', publishableKey: 'sb_publishable_abc123' }
  expect(serverForm.parse(server).url).toBe('https://proyecto.supabase.co')
})

test('plain http is for this machine only', () => {
  expect(problem('http://127.0.0.1:54321', 'sb_publishable_abc123')).toBeUndefined()
  expect(problem('http://servidor.test', 'sb_publishable_abc123')).toContain('Sin https://')
})

test.each(['', 'proyecto.supabase.co', 'ftp://servidor.test', 'https://'])('%j is not an address', (url) => {
  expect(problem(url, 'sb_publishable_abc123')).toBe('Escribe una dirección que empiece por https://')
})

test.each(['sb_secret_abc123', jwt({ role: 'service_role' })])('the secret key %s is refused', (key) => {
  expect(problem('https://proyecto.supabase.co', key)).toContain('clave secreta')
})

test('an old-style anonymous key passes', () => {
  expect(problem('https://proyecto.supabase.co', jwt({ role: 'anon' }))).toBeUndefined()
})
