import { describe, expect, it } from 'vitest'
import { linkIn, linkRoute } from './deep-links.ts'

const ID = '01a1fba4-a89b-77fc-a7c4-2bd434ecbfc5'

describe('linkRoute', () => {
  it.each([
    [`cosmia://post/${ID}`, `/dashboard/post/${ID}`],
    [`cosmia://post/${ID.toUpperCase()}/`, `/dashboard/post/${ID}`],
    [`cosmia://user/${ID}`, `/dashboard/user-profile/${ID}`],
    ['cosmia://post/new', '/dashboard/home?escribir=post'],
    ['cosmia://chat', '/dashboard/home?chat=lista'],
    ['cosmia://user/luna', '/dashboard/user-profile/luna'],
    ['cosmia://user/Luna%20de%20d%C3%ADa', '/dashboard/user-profile/Luna%20de%20d%C3%ADa'],
    [`cosmia://chat/${ID}?chat=evil#x`, `/dashboard/home?chat=${ID}`],
    ['cosmia://auth/confirm?code=ab-c_1&next=//evil.test', '/auth/confirm?code=ab-c_1'],
    ['cosmia://auth/confirm?error=access_denied&error_code=otp_expired', '/auth/confirm'],
    ['cosmia://auth/confirm?message=Confirmation+link+accepted#message=x', '/auth/confirm?message'],
    ['cosmia://auth/confirm#access_token=a.b&type=signup', '/auth/confirm'],
  ])('makes a route of %s', (link, route) => {
    expect(linkRoute(link)).toBe(route)
  })

  it('keeps a name within its one part of a route', () => {
    expect(linkRoute('cosmia://user/..%2F..%2Fsettings%3Fchat%3Dx')).toBe(
      '/dashboard/user-profile/..%2F..%2Fsettings%3Fchat%3Dx',
    )
  })

  it.each([
    'https://evil.test/',
    'javascript:alert(1)',
    'cosmia',
    '',
    'cosmia://',
    'cosmia://post',
    'cosmia://post/1',
    `cosmia://post/${ID}/comments`,
    `cosmia:post/${ID}`,
    `cosmia:///post/${ID}`,
    `cosmia://post@evil.test/${ID}`,
    `cosmia://POST/${ID}`,
    `cosmia://chat/${ID}%26x`,
    'cosmia://chat/luna',
    'cosmia://chat/new',
    'cosmia://user/',
    'cosmia://user/%E0%A4%A',
    `cosmia://user/${'x'.repeat(201)}`,
    'cosmia://auth/callback?code=abc',
    'cosmia://auth/confirm/../../etc',
    'cosmia://dashboard/settings',
    'cosmia://constructor/x',
    'cosmia:////evil.test/x',
    'cosmia:\\\\evil.test',
    `cosmia://auth/confirm?code=${'x'.repeat(9_000)}`,
  ])('makes nothing of %s', (link) => {
    expect(linkRoute(link)).toBeNull()
  })
})

describe('linkIn', () => {
  it('finds the link among the arguments of a start', () => {
    expect(linkIn(['cosmia.exe', '--flag', 'cosmia://auth/confirm?code=1'])).toBe(
      'cosmia://auth/confirm?code=1',
    )
    expect(linkIn(['cosmia.exe', '--flag'])).toBeNull()
  })
})
