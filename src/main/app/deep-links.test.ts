import { describe, expect, it } from 'vitest'
import { linkIn, linkRoute } from './deep-links.ts'

describe('linkRoute', () => {
  it.each([
    ['cosmia://auth/callback?code=abc', '/auth/callback?code=abc'],
    ['cosmia://auth/callback#access_token=a.b&type=signup', '/auth/callback#access_token=a.b&type=signup'],
    ['cosmia://auth/', '/auth'],
    ['cosmia://dashboard/user-profile/1', '/dashboard/user-profile/1'],
    ['cosmia:///dashboard/home', '/dashboard/home'],
    ['cosmia:dashboard/home', '/dashboard/home'],
    ['cosmia://', '/'],
    ['cosmia://auth/../../etc', '/auth/etc'],
  ])('makes a route of %s', (link, route) => {
    expect(linkRoute(link)).toBe(route)
  })

  it('never makes the address of another host of a link', () => {
    expect(linkRoute('cosmia:////evil.test/x')).toBe('/evil.test/x')
    expect(linkRoute('cosmia:\\\\evil.test')).toBe('/evil.test')
  })

  it.each(['https://evil.test/', 'javascript:alert(1)', 'cosmia', '', 'cosmia://\\\\evil.test'])(
    'makes nothing of %s',
    (link) => {
      expect(linkRoute(link)).toBeNull()
    },
  )

  it('makes nothing of a link over 8,192 characters', () => {
    expect(linkRoute(`cosmia://a?${'x'.repeat(9_000)}`)).toBeNull()
  })
})

describe('linkIn', () => {
  it('finds the link among the arguments of a start', () => {
    expect(linkIn(['cosmia.exe', '--flag', 'cosmia://auth/callback?code=1'])).toBe(
      'cosmia://auth/callback?code=1',
    )
    expect(linkIn(['cosmia.exe', '--flag'])).toBeNull()
  })
})
