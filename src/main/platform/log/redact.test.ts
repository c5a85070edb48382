import { expect, it } from 'vitest'
import { redact } from './redact.ts'

const HOME = '/home/luna'

it.each([
  ['a window was refused: https://evil.test/?q=secret#a', 'a window was refused: https:<address>'],
  ['cosmia://auth/callback?code=abc', 'cosmia:<address>'],
  ['wss://x.supabase.co/realtime?apikey=sb_publishable_a', 'wss:<address>'],
  ['mailto:sol@cosmia.test and sol@cosmia.test', 'mailto:<address> and <mail>'],
  ['token eyJhbGciOiJI.eyJzdWIi.c2ln and sb_secret_1', 'token <token> and <token>'],
  [
    "ENOENT: no such file or directory, open '/home/luna/carta a sol.txt'",
    'ENOENT: no such file or directory, open <path>',
  ],
  ['path: "C:\\\\Users\\\\luna\\\\a.txt"', 'path: <path>'],
  ['    at read (file:///opt/Cosmia/index.js:1:2)', '    at read (file:///opt/Cosmia/index.js:1:2)'],
  ['    at read (/home/luna/Cosmia/index.js:1:2)', '    at read (~/Cosmia/index.js:1:2)'],
])('writes %s as %s', (text, written) => {
  expect(redact(text, HOME)).toBe(written)
})
