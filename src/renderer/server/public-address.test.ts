import { beforeEach, expect, test } from 'vitest'
import { publicAddress, showFilesOf } from './public-address.ts'

const OWN = 'user-assets/8f14e45f-ceea-467f-a0e6-1d2f3c4b5a69'

beforeEach(() => showFilesOf('https://server.test'))

// spec: 7.uploads
test('a stored file has the address of spec §7 on the server of this window', () => {
  expect(publicAddress(`${OWN}/avatar-1700000000`)).toBe(
    `https://server.test/storage/v1/object/public/${OWN}/avatar-1700000000`,
  )
})

test.each([
  'https://evil.example/x.png',
  '//evil.example/x.png',
  'data:image/png;base64,AAAA',
  'javascript:alert(1)',
  'cosmia:avatar/u1',
  `chat-assets/${OWN}/a.png`,
  `adult-assets/${OWN}/a.png`,
  'user-assets',
  'user-assets/',
  'user-assets/../chat-assets/a.png',
  `${OWN}/..`,
  `${OWN}/a.png?width=1`,
  `${OWN}/a.png#x`,
  `${OWN}//a.png`,
  `${OWN}/a.png\n`,
  `${OWN}/${'a'.repeat(400)}`,
  '',
])('%j has none', (address) => {
  expect(publicAddress(address)).toBeNull()
})
