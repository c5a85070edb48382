import { act, cleanup, render } from '@testing-library/react'
import { Profiler } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { signInAs } from '#renderer/entities/session/testing/sign-in.ts'
import { store } from '#renderer/lib/state/store.ts'
import { StoreProvider } from '#renderer/server/StoreProvider.tsx'
import { post } from '../posts/testing/post.ts'
import { LikeButton } from './LikeButton.tsx'
import { toggleLikeAtom } from './likes.ts'

// Never answered: the like stays a wish.
vi.mock('./api/likes.ts', () => ({ likePost: () => new Promise(() => undefined), unlikePost: vi.fn() }))
vi.mock('#renderer/ui/toasts/use-toasts.ts', () => ({ useToasts: () => ({}) }))
afterEach(cleanup)

it('is drawn anew by a like of its own post, not of another', () => {
  signInAs('luna')
  const drawn = vi.fn<(id: string) => void>()
  const { getAllByRole } = render(
    <StoreProvider>
      {['p1', 'p2'].map((id) => (
        <Profiler key={id} id={id} onRender={drawn}>
          <LikeButton post={post(id)} />
        </Profiler>
      ))}
    </StoreProvider>,
  )
  drawn.mockClear()
  act(() => void store.set(toggleLikeAtom, post('p1')))
  expect(drawn.mock.calls.map(([id]) => id)).toEqual(['p1'])
  expect(getAllByRole('button').map((button) => button.getAttribute('aria-pressed'))).toEqual([
    'true',
    'false',
  ])
})
