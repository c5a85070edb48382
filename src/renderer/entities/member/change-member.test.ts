import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '#renderer/server/cache/query-client.ts'
import { changeMember, embedsMembers, withAuthor } from './own-profile.ts'
import { profile } from './testing/profile.ts'

interface Letter {
  readonly id: string
  readonly author: { readonly id: string; readonly username: string; readonly avatar_url: string | null }
}

const luna = { id: 'luna', username: 'luna', avatar_url: null }
const sol = { id: 'sol', username: 'sol', avatar_url: null }
const renamed = { ...profile('luna'), username: 'Luna Nueva', bio: 'Ahora' }

embedsMembers<readonly Letter[]>('letters', withAuthor)

beforeEach(() => queryClient.clear())

test('a new name shows on the profile and where the member is an author, as much of it as stands there', async () => {
  queryClient.setQueryData(['profile', 'luna'], { ...profile('luna'), bio: 'Antes' })
  queryClient.setQueryData(
    ['letters', 'luna', 'all'],
    [
      { id: 'one', author: luna },
      { id: 'two', author: sol },
    ],
  )
  await changeMember(renamed)
  expect(queryClient.getQueryData(['profile', 'luna'])).toEqual(renamed)
  expect(queryClient.getQueryData(['letters', 'luna', 'all'])).toEqual([
    { id: 'one', author: { ...luna, username: 'Luna Nueva' } },
    { id: 'two', author: sol },
  ])
})

test('what embeds no cards is neither interrupted nor read again', async () => {
  const conversation = ['conversation', 'luna', 'sol']
  queryClient.setQueryData(conversation, ['Hola'])
  const answer = Promise.withResolvers<string>()
  const readBook = vi.fn(() => answer.promise)
  const book = queryClient.fetchQuery({ queryKey: ['book', 'a-file'], queryFn: readBook })
  await changeMember(renamed)
  answer.resolve('Capítulo 1')
  await expect(book).resolves.toBe('Capítulo 1')
  expect(readBook).toHaveBeenCalledOnce()
  expect(queryClient.getQueryState(conversation)?.isInvalidated).toBe(false)
})
