import { describe, expect, it } from 'vitest'
import { addressProblem, keyProblem, serverProblem } from './server-connection.ts'

const jwt = (claims: object) => `eyJhbGciOiJIUzI1NiJ9.${btoa(JSON.stringify(claims))}.x`

describe('the address of a server', () => {
  it.each(['https://abc.supabase.co', 'http://127.0.0.1:54321', 'http://localhost:54321/', 'http://[::1]:5'])(
    'may be %s',
    (url) => {
      expect(addressProblem(url)).toBeNull()
    },
  )

  it.each([
    ['http://example.com', 'plainHttp'],
    ['http://localhost.evil.test', 'plainHttp'],
    ['ftp://example.com', 'noAddress'],
    ['example.com', 'noAddress'],
    ['', 'noAddress'],
    ['https://user:pw@example.com', 'moreThanAddress'],
    ['https://example.com/?a=1', 'moreThanAddress'],
    ['https://example.com/#a', 'moreThanAddress'],
  ])('may not be %s', (url, problem) => {
    expect(addressProblem(url)).toBe(problem)
  })
})

describe('the publishable key', () => {
  it.each(['sb_publishable_abc', jwt({ role: 'anon' })])('may be %s', (key) => {
    expect(keyProblem(key)).toBeNull()
  })

  it.each([
    ['', 'noKey'],
    ['short', 'keyShape'],
    ['with space in it', 'keyShape'],
    ['línea-nueva-ñ', 'keyShape'],
    ['x'.repeat(5_000), 'keyShape'],
    ['sb_secret_abc123', 'secretKey'],
    [jwt({ role: 'service_role' }), 'secretKey'],
  ])('may not be %s', (key, problem) => {
    expect(keyProblem(key)).toBe(problem)
  })
})

describe('serverProblem', () => {
  it('says in words what is wrong with either', () => {
    const right = { url: 'https://abc.supabase.co', publishableKey: 'sb_publishable_abc' }
    expect(serverProblem(right)).toBeNull()
    expect(serverProblem({ ...right, url: 'http://example.com' })).toContain('plain http')
    expect(serverProblem({ ...right, publishableKey: 'sb_secret_abc123' })).toContain('secret')
  })
})
