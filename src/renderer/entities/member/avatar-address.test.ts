import { expect, test } from 'vitest'
import { showFilesOf } from '#renderer/server/public-address.ts'
import { avatarSource, generatedAvatar, isDrawn } from './avatar-address.ts'

test('an uploaded picture is shown from its address', () => {
  showFilesOf('https://server.test')
  expect(avatarSource('user-assets/u1/avatar-1', 'luna')).toBe(
    'https://server.test/storage/v1/object/public/user-assets/u1/avatar-1',
  )
})

test.each(['https://evil.example/x.png', 'data:text/html,x', 'chat-assets/u1/a.png', 'cosmia:cover/default'])(
  'instead of %s a picture is drawn from the name',
  (address) => {
    expect(avatarSource(address, 'luna')).toBe(avatarSource(null, 'luna'))
    expect(isDrawn(address)).toBe(true)
  },
)

test('a generated avatar is drawn locally, the same each time for one seed', () => {
  const luna = avatarSource(generatedAvatar('u1'), 'luna')
  expect(luna).toMatch(/^data:image\/svg/)
  expect(avatarSource(generatedAvatar('u1'), 'another name')).toBe(luna)
  expect(avatarSource(generatedAvatar('u2'), 'luna')).not.toBe(luna)
})

test('a missing address is drawn from the name', () => {
  expect(avatarSource(null, 'luna')).toMatch(/^data:image\/svg/)
})
