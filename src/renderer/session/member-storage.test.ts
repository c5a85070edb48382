import { beforeEach, expect, test } from 'vitest'
import { forgetStored } from './member-storage.ts'

beforeEach(() => localStorage.clear())

test('everything of one member goes, and nothing of another, though it speaks of them', () => {
  const own = ['draft/luna/post', 'outbox/luna', 'seen/luna/all', 'pet-draft/luna/new', 'message-cursor/luna']
  const others = ['draft/sol/message/luna', 'outbox/sol', 'auth-flow']
  for (const name of [...own, ...others]) localStorage.setItem(name, '{}')
  forgetStored('luna')
  expect(Object.keys(localStorage).toSorted()).toEqual(others.toSorted())
})
