import { beforeEach, expect, test, vi } from 'vitest'
import type { MemberScope } from '#renderer/session/member-scope.ts'
import { signInAs } from '#renderer/session/testing/sign-in.tsx'
import { changeMember, embedsMembers, profileKey, withAuthor } from './own-profile.ts'
import { profile } from './testing/profile.ts'

interface Letter {
  readonly id: string
  readonly author: { readonly id: string; readonly username: string; readonly avatar_url: string | null }
}

const luna = { id: 'luna', username: 'luna', avatar_url: null }
const sol = { id: 'sol', username: 'sol', avatar_url: null }
const renamed = { ...profile('luna'), username: 'Luna Nueva', bio: 'Ahora' }

embedsMembers<readonly Letter[]>('letters', withAuthor)

let member: MemberScope

beforeEach(() => {
  member = signInAs('luna')
})

test('a new name shows on the profile and where the member is an author, as much of it as stands there', async () => {
  member.queries.setQueryData(profileKey, { ...profile('luna'), bio: 'Antes' })
  member.queries.setQueryData(
    ['letters', 'all'],
    [
      { id: 'one', author: luna },
      { id: 'two', author: sol },
    ],
  )
  await changeMember(member, renamed)
  expect(member.queries.getQueryData(profileKey)).toEqual(renamed)
  expect(member.queries.getQueryData(['letters', 'all'])).toEqual([
    { id: 'one', author: { ...luna, username: 'Luna Nueva' } },
    { id: 'two', author: sol },
  ])
})

test('what embeds no cards is neither interrupted nor read again', async () => {
  const conversation = ['conversation', 'sol']
  member.queries.setQueryData(conversation, ['Hola'])
  const answer = Promise.withResolvers<string>()
  const readBook = vi.fn(() => answer.promise)
  const book = member.queries.fetchQuery({ queryKey: ['book', 'a-file'], queryFn: readBook })
  await changeMember(member, renamed)
  answer.resolve('Capítulo 1')
  await expect(book).resolves.toBe('Capítulo 1')
  expect(readBook).toHaveBeenCalledOnce()
  expect(member.queries.getQueryState(conversation)?.isInvalidated).toBe(false)
})
