import { expect, test } from 'vitest'
import { avatarSource, generatedAvatar } from './avatar-address.ts'

test('an uploaded picture is shown from its address', () => {
  expect(avatarSource('https://server.test/a.png', 'luna')).toBe('https://server.test/a.png')
})

test('a generated avatar is drawn locally, the same each time for one seed', () => {
  const luna = avatarSource(generatedAvatar('u1'), 'luna')
  expect(luna).toMatch(/^data:image\/svg/)
  expect(avatarSource(generatedAvatar('u1'), 'another name')).toBe(luna)
  expect(avatarSource(generatedAvatar('u2'), 'luna')).not.toBe(luna)
})

test('a missing address is drawn from the name', () => {
  expect(avatarSource(null, 'luna')).toMatch(/^data:image\/svg/)
})
