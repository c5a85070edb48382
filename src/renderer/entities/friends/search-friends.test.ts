import { expect, test } from 'vitest'
import { searchFriends } from './friend.ts'

const friends = ['José', 'MARÍA', 'Ñandú', 'luna'].map((username) => ({
  id: username,
  username,
  avatar_url: null,
}))
const found = (text: string) => searchFriends(friends, text).map((friend) => friend.username)

test.each([
  ['jose', ['José']],
  ['maría', ['MARÍA']],
  ['NAN', ['Ñandú']],
  ['  lun ', ['luna']],
  ['sol', []],
])('"%s" finds %j', (text, names) => expect(found(text)).toEqual(names))

test('a blank text keeps everybody', () => expect(found('  ')).toHaveLength(4))
