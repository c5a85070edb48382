import { beforeAll, describe, expect, it } from 'vitest'
import { registerScheme, toAppUrl, toWebHeader, toWebUrl } from './schemes.ts'

beforeAll(() => registerScheme('app'))

describe('addresses of own schemes', () => {
  it.each([
    ['app://bundle/a?b#c', 'https://bundle.app.invalid/a?b#c'],
    ['app://bundle', 'https://bundle.app.invalid'],
  ])('shows %s as %s and back', (app, web) => {
    expect(toWebUrl(app)).toBe(web)
    expect(toAppUrl(web)).toBe(app)
  })

  it.each(['https://app.invalid.example/', 'other://bundle/', 'https://example.com/app://x'])(
    'leaves %s alone',
    (url) => {
      expect(toWebUrl(url)).toBe(url)
      expect(toAppUrl(url)).toBe(url)
    },
  )
})

describe('headers', () => {
  it.each([
    [
      "default-src 'self' app:; img-src data: app: blob:",
      "default-src 'self' https://*.app.invalid; img-src data: https://*.app.invalid blob:",
    ],
    ['connect-src app://bundle ws://127.0.0.1:1', 'connect-src https://bundle.app.invalid ws://127.0.0.1:1'],
    ['app://bundle/next', 'https://bundle.app.invalid/next'],
    ['text/html; charset=utf-8', 'text/html; charset=utf-8'],
  ])('maps %s', (value, mapped) => {
    expect(toWebHeader(value)).toBe(mapped)
  })
})
