import { QueryClient } from '@tanstack/query-core'
import { createStore } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { expect, it, vi } from 'vitest'
import { sessionAtom } from '#renderer/entities/session/session.ts'
import { listComments } from './api/list-comments.ts'
import { createCommentsAtom } from './comments.ts'
import { commentsKey, type CommentsData } from './comments-cache.ts'

vi.mock('./api/list-comments.ts', () => ({ listComments: vi.fn() }))

const cursor = (page: number) => ({ id: `c${page}`, created_at: `2026-11-21T00:00:0${page}+00:00` })

it('reads only the last page anew, however many were read', async () => {
  const store = createStore()
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  store.set(queryClientAtom, client)
  store.set(sessionAtom, { status: 'present', user: { id: 'luna', email: 'luna@cosmia.test' } })
  let page = 0
  vi.mocked(listComments).mockImplementation(() =>
    Promise.resolve({ comments: [], next: cursor((page += 1)) }),
  )
  const comments = createCommentsAtom('p1')
  const leave = store.sub(comments, () => {})
  await vi.waitFor(() => expect(store.get(comments).isSuccess).toBe(true))
  await store.get(comments).fetchNextPage()
  await store.get(comments).fetchNextPage()
  vi.mocked(listComments).mockClear()

  await store.get(comments).refetch()
  expect(listComments).toHaveBeenCalledExactlyOnceWith('p1', cursor(2), expect.anything())
  expect(client.getQueryData<CommentsData>(commentsKey('luna', 'p1'))?.pages).toHaveLength(3)
  leave()
})
