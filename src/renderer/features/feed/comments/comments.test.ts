import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { sessionAtom } from '#renderer/entities/session/session.ts'
import { StoreProvider } from '#renderer/server/StoreProvider.tsx'
import { store } from '#renderer/lib/store.ts'
import { queryClient } from '#renderer/server/query-client.ts'
import { listComments } from './api/list-comments.ts'
import { useCommentPages } from './comments.ts'
import { commentsKey, type CommentsData } from './comments-cache.ts'

vi.mock('./api/list-comments.ts', () => ({ listComments: vi.fn() }))

const cursor = (page: number) => ({ id: `c${page}`, created_at: `2026-11-21T00:00:0${page}+00:00` })

afterEach(() => {
  cleanup()
  queryClient.clear()
})

it('reads only the last page anew, however many were read', async () => {
  store.set(sessionAtom, { status: 'present', user: { id: 'luna', email: 'luna@cosmia.test' } })
  let page = 0
  vi.mocked(listComments).mockImplementation(() =>
    Promise.resolve({ comments: [], next: cursor((page += 1)) }),
  )
  const { result } = renderHook(() => useCommentPages('p1'), { wrapper: StoreProvider })
  await vi.waitFor(() => expect(result.current.isSuccess).toBe(true))
  await act(() => result.current.fetchNextPage())
  await act(() => result.current.fetchNextPage())
  vi.mocked(listComments).mockClear()

  await act(() => result.current.refetch())
  expect(listComments).toHaveBeenCalledExactlyOnceWith('p1', cursor(2), expect.anything())
  expect(queryClient.getQueryData<CommentsData>(commentsKey('luna', 'p1'))?.pages).toHaveLength(3)
})
