import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { AsMember, signInAs } from '#renderer/session/testing/sign-in.tsx'
import { storedUnder } from '#renderer/session/member-disk.ts'
import { useDraftText } from '#renderer/session/drafts.ts'
import { NO_MEDIA } from '../posts/testing/post.ts'
import { useDeletePost } from './post-mutations.ts'

vi.mock('./api.ts', () => ({ deletePost: () => Promise.resolve() }))

afterEach(cleanup)

it('keeps nothing that was being written at a post that is deleted', async () => {
  signInAs('luna')
  for (const key of ['edit/p1', 'comment/p1', 'comment/p1/id', 'comment/p2']) {
    const draft = renderHook(() => useDraftText(key), { wrapper: AsMember }).result
    act(() => draft.current[1]('algo'))
  }
  const { result } = renderHook(() => useDeletePost(NO_MEDIA), { wrapper: AsMember })
  await act(() => result.current.mutateAsync('p1'))
  expect(storedUnder('draft/luna')).toEqual([['draft/luna/comment/p2', 'algo']])
})
