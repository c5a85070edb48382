import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy, readerSecurityPolicy } from './content-security-policy.ts'

function directive(name: string, url: string | null): string[] {
  const policy = contentSecurityPolicy(url === null ? null : { url, publishableKey: 'sb_publishable_1' })
  const found = policy.split('; ').find((part) => part.startsWith(`${name} `))
  return found?.split(' ').slice(1) ?? []
}

describe('contentSecurityPolicy', () => {
  it('lets the page connect to the configured server only, live connection included', () => {
    expect(directive('connect-src', 'https://abc.supabase.co/')).toEqual([
      "'self'",
      'blob:',
      'https://abc.supabase.co',
      'wss://abc.supabase.co',
    ])
    expect(directive('connect-src', 'http://127.0.0.1:54321')).toEqual([
      "'self'",
      'blob:',
      'http://127.0.0.1:54321',
      'ws://127.0.0.1:54321',
    ])
  })

  it('lets the page connect nowhere without a server, but to what it holds itself', () => {
    expect(directive('connect-src', null)).toEqual(["'self'", 'blob:'])
  })

  it('runs no script but those of the bundle', () => {
    expect(directive('script-src', 'https://abc.supabase.co')).toEqual(["'self'"])
    expect(directive('default-src', null)).toEqual(["'none'"])
  })

  it('embeds the reader and no other page', () => {
    expect(directive('frame-src', 'https://abc.supabase.co')).toEqual(['app://reader'])
  })

  it('lets the reader reach nothing but its own parts, and nobody but our page embed it', () => {
    expect(readerSecurityPolicy('app://bundle')).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; img-src blob:; frame-ancestors app://bundle; base-uri 'none'; form-action 'none'",
    )
  })

  it('shows pictures and films of the server and of chosen files', () => {
    const sources = ["'self'", 'data:', 'blob:', 'https://abc.supabase.co']
    expect(directive('img-src', 'https://abc.supabase.co')).toEqual(sources)
    expect(directive('media-src', 'https://abc.supabase.co')).toEqual(sources)
  })
})
