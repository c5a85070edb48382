import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Profiler } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { AsMember, signInAs, signedIn } from '#renderer/session/testing/sign-in.tsx'
import { store } from '#renderer/lib/store.ts'
import { showEntrance } from '#renderer/session/session.ts'
import { announcementAtom } from '#renderer/ui/announce.ts'
import { post } from '../posts/testing/post.ts'
import { likePost } from './api.ts'
import { LikeButton } from './ReactionButtons.tsx'
import { toggleLikeAtom } from './reactions.ts'

// Never answered: the like stays a wish.
vi.mock('./api.ts', () => ({
  likePost: vi.fn(() => new Promise(() => undefined)),
  unlikePost: vi.fn(),
}))
vi.mock('#renderer/ui/toasts/use-toasts.ts', () => ({ useToasts: () => ({ error: vi.fn() }) }))
afterEach(cleanup)

it('is drawn anew by a like of its own post, not of another', () => {
  signInAs('luna')
  const drawn = vi.fn<(id: string) => void>()
  const { getAllByRole } = render(
    <AsMember>
      {['p1', 'p2'].map((id) => (
        <Profiler key={id} id={id} onRender={drawn}>
          <LikeButton post={post(id)} />
        </Profiler>
      ))}
    </AsMember>,
  )
  drawn.mockClear()
  act(() => void signedIn().store.set(toggleLikeAtom, signedIn(), post('p1')))
  expect(drawn.mock.calls.map(([id]) => id)).toEqual(['p1'])
  expect(getAllByRole('button').map((button) => button.getAttribute('aria-pressed'))).toEqual([
    'true',
    'false',
  ])
})

it('shows no count of nothing, which the ear hears all the same', () => {
  signInAs('luna')
  const counted = (likes_count: number) => ({ ...post(`liked-${likes_count}`), likes_count })
  render(
    <>
      <LikeButton post={counted(0)} />
      <LikeButton post={counted(2)} />
    </>,
    { wrapper: AsMember },
  )
  expect(screen.getByRole('button', { name: 'Me gusta: 0' }).textContent).toBe('')
  expect(screen.getByRole('button', { name: 'Me gusta: 2' }).textContent).toBe('2')
})

it('says that a like which failed is undone', async () => {
  signInAs('luna')
  vi.spyOn(console, 'error').mockReturnValue()
  vi.mocked(likePost).mockRejectedValueOnce(new Error('unreachable'))
  render(<LikeButton post={post('p3')} />, { wrapper: AsMember })
  fireEvent.click(screen.getByRole('button'))
  await expect.poll(() => store.get(announcementAtom).text).toBe('El «me gusta» vuelve a estar como antes.')
  await expect.poll(() => screen.getByRole('button').getAttribute('aria-pressed')).toBe('false')
})

it('says nothing of a like whose member has left', async () => {
  const { signal } = signInAs('luna')
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  const { promise, reject } = Promise.withResolvers<undefined>()
  vi.mocked(likePost).mockReturnValueOnce(promise)
  render(<LikeButton post={post('p4')} />, { wrapper: AsMember })
  fireEvent.click(screen.getByRole('button'))
  const said = store.get(announcementAtom)
  act(() => showEntrance())
  reject(signal.reason)
  await expect.poll(() => warned).toHaveBeenCalledOnce()
  expect(store.get(announcementAtom)).toBe(said)
})

it('is a laugh at a joke, and a heart elsewhere', () => {
  signInAs('luna')
  const { getAllByRole } = render(
    <AsMember>
      <LikeButton post={post('p1')} />
      <LikeButton post={{ ...post('p2'), category: 'humordidas' }} />
    </AsMember>,
  )
  expect(getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Me gusta: 3',
    'Me hace reír: 3',
  ])
})
