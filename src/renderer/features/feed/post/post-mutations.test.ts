import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { signInAs } from '#renderer/session/testing/sign-in.ts'
import { useDraftText } from '#renderer/session/drafts.ts'
import { StoreProvider } from '#renderer/server/StoreProvider.tsx'
import { NO_MEDIA } from '../posts/testing/post.ts'
import { useDeletePost } from './post-mutations.ts'

vi.mock('./api.ts', () => ({ deletePost: () => Promise.resolve() }))

afterEach(cleanup)

it('keeps nothing that was being written at a post that is deleted', async () => {
  signInAs('luna')
  for (const key of ['luna/edit/p1', 'luna/comment/p1', 'luna/comment/p1/id', 'luna/comment/p2']) {
    const draft = renderHook(() => useDraftText(key)).result
    act(() => draft.current[1]('algo'))
  }
  const { result } = renderHook(() => useDeletePost(NO_MEDIA), { wrapper: StoreProvider })
  await act(() => result.current.mutateAsync('p1'))
  expect(Object.keys(localStorage)).toEqual(['draft/luna/comment/p2'])
})
