import { expect, test } from 'vitest'
import { serverForm } from './server-form.ts'

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

test('an address with more than an address in it is refused before it is saved', () => {
  expect(problem('https://ana:luna@servidor.test', 'sb_publishable_abc123')).toContain('solo la dirección')
})

test('a secret key is refused, and a key that was cut off', () => {
  expect(problem('https://proyecto.supabase.co', 'sb_secret_abc123')).toContain('clave secreta')
  expect(problem('https://proyecto.supabase.co', 'sb_pub')).toContain('no está completa')
})

test('both fields say what is wrong with them', () => {
  const { error } = serverForm.safeParse({ url: '', publishableKey: '' })
  expect(error?.issues.map(({ path }) => path[0])).toEqual(['url', 'publishableKey'])
})
