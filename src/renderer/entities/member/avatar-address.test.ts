import { expect, test } from 'vitest'
import { showFilesOf } from '#renderer/server/public-address.ts'
import { generatedAvatar, pictureOf, seedOf } from './avatar-address.ts'

test('an uploaded picture is shown from its address', () => {
  showFilesOf('https://server.test')
  expect(pictureOf('user-assets/u1/avatar-1')).toBe(
    'https://server.test/storage/v1/object/public/user-assets/u1/avatar-1',
  )
})

// spec: 3.placeholders
test.each([
  'https://evil.example/x.png',
  'data:text/html,x',
  'chat-assets/u1/a.png',
  'cosmia:cover/default',
  null,
])('instead of %s a picture is drawn from the name', (address) => {
  expect(pictureOf(address)).toBeNull()
  expect(seedOf(address, 'luna')).toBe('luna')
})

// spec: 4.profile.avatar
test('a generated avatar is drawn from the seed stored with it', () => {
  expect(seedOf(generatedAvatar('u1'), 'luna')).toBe('u1')
})
