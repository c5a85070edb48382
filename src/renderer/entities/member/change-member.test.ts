import { beforeEach, expect, test } from 'vitest'
import { queryClient } from '#renderer/server/queries/query-client.ts'
import { changeMember } from './change-member.ts'

const luna = { id: 'luna', username: 'luna', avatar_url: null }
const sol = { id: 'sol', username: 'sol', avatar_url: null }

beforeEach(() => queryClient.clear())

test('a new name shows wherever the member stands, and each place keeps to what it holds', async () => {
  const feed = {
    pages: [
      {
        posts: [
          { id: 'one', author: luna },
          { id: 'two', author: sol },
        ],
      },
    ],
    pageParams: [null],
  }
  queryClient.setQueryData(['feed', 'luna', 'all'], feed)
  queryClient.setQueryData(['profile', 'luna'], { ...luna, bio: 'Antes', cover_url: null })
  queryClient.setQueryData(['friends', 'luna'], [sol])
  const before = queryClient.getQueryData(['friends', 'luna'])
  const changed = { ...luna, username: 'Luna Nueva', bio: 'Ahora', cover_url: null }
  await changeMember(changed)
  expect(queryClient.getQueryData(['feed', 'luna', 'all'])).toEqual({
    ...feed,
    pages: [
      {
        posts: [
          { id: 'one', author: { ...luna, username: 'Luna Nueva' } },
          { id: 'two', author: sol },
        ],
      },
    ],
  })
  expect(queryClient.getQueryData(['profile', 'luna'])).toEqual(changed)
  expect(queryClient.getQueryData(['friends', 'luna'])).toBe(before)
})
