import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { AsMember, signInAs } from '#renderer/session/testing/sign-in.tsx'
import { storedUnder } from '#renderer/session/member-disk.ts'
import { useDraftText } from '#renderer/session/drafts.ts'
import { deletablePost } from './post-mutations.ts'

vi.mock('../posts/api.ts', () => ({ deleteRow: () => Promise.resolve(true) }))

afterEach(cleanup)

it('keeps nothing that was being written at a post that is deleted', async () => {
  const member = signInAs('luna')
  for (const key of ['edit/p1', 'comment/p1', 'comment/p1/id', 'comment/p2']) {
    const draft = renderHook(() => useDraftText(key), { wrapper: AsMember }).result
    act(() => draft.current[1]('algo'))
  }
  await act(async () => member.part(deletablePost.queue).add('p1', { hasFiles: false }))
  expect(storedUnder('draft/luna')).toEqual([['draft/luna/comment/p2', 'algo']])
})
