import { describe, expect, it } from 'vitest'
import { serverProblem } from './server-connection.ts'

const problem = (url: string, publishableKey = 'sb_publishable_abc') => serverProblem({ url, publishableKey })

describe('serverProblem', () => {
  it.each(['https://abc.supabase.co', 'http://127.0.0.1:54321', 'http://localhost:54321/', 'http://[::1]:5'])(
    'accepts %s',
    (url) => {
      expect(problem(url)).toBeNull()
    },
  )

  it.each([
    ['http://example.com', /plain http is accepted on this machine only/],
    ['http://localhost.evil.test', /plain http/],
    ['ftp://example.com', /neither https nor http/],
    ['example.com', /not an address/],
    ['', /not an address/],
    ['https://user:pw@example.com', /user name or password/],
    ['https://example.com/?a=1', /query or fragment/],
  ])('says what is wrong with %s', (url, reason) => {
    expect(problem(url)).toMatch(reason)
  })

  it.each(['', 'short', 'with space in it', 'línea-nueva-ñ', 'x'.repeat(5_000)])(
    'refuses the key %j',
    (key) => {
      expect(problem('https://abc.supabase.co', key)).toMatch(/publishable key/)
    },
  )
})
