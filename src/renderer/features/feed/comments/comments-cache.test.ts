import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import type { Comment } from './comment.ts'
import { commentsKey, commentsOf, changeComments, type CommentsData } from './comments-cache.ts'

const author = { id: 'luna', username: 'luna', avatar_url: null }
const comment = (second: number): Comment => ({
  id: `c${second}`,
  content: `comentario ${second}`,
  created_at: `2026-11-21T00:00:${String(second).padStart(2, '0')}+00:00`,
  author,
})

it('keeps a comment just written last while the pages before it arrive, and once only', () => {
  const data: CommentsData = {
    pages: [
      { comments: [comment(1), comment(2), comment(9)], next: comment(2), beyond: 1 },
      { comments: [comment(3), comment(9)], next: null, beyond: 0 },
    ],
    pageParams: [],
  }
  expect(commentsOf(data).map(({ id }) => id)).toEqual(['c1', 'c2', 'c3', 'c9'])
})

it('leaves the place of the next page alone when a comment is added', async () => {
  const client = new QueryClient()
  const key = commentsKey('p1')
  const page = { comments: [comment(1)], next: comment(1), beyond: 1 }
  client.setQueryData<CommentsData>(key, { pages: [page], pageParams: [null] })
  await changeComments(client, 'p1', 1, (known) => ({
    ...known,
    comments: [...known.comments, comment(9)],
  }))
  expect(client.getQueryData<CommentsData>(key)?.pages).toEqual([
    { comments: [comment(1), comment(9)], next: comment(1), beyond: 1 },
  ])
})
