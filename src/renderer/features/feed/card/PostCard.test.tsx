import { skipToken, useQuery } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { AsMember, signInAs, signedIn } from '#renderer/session/testing/sign-in.tsx'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { feedKey, postsOf, type FeedData } from '../posts/feed-cache.ts'
import type { Post } from '../posts/post.ts'
import { post } from '../posts/testing/post.ts'
import { toggleLikeAtom } from '../reactions/reactions.ts'
import { PostCard } from './PostCard.tsx'

const drawn = vi.hoisted(() => vi.fn<(id: string) => void>())
// Drawn with each card.
vi.mock('./PostHeader.tsx', () => ({ PostHeader: (shown: { post: Post }) => drawn(shown.post.id) }))
vi.mock('../reactions/api.ts', () => ({ likePost: () => Promise.resolve(), unlikePost: vi.fn() }))
vi.mock('#renderer/ui/toasts/use-toasts.ts', () => ({ useToasts: () => ({}) }))

const queryKey = feedKey('all')

function Cards() {
  const { data } = useQuery<FeedData>({ queryKey, queryFn: skipToken })
  return (data ? postsOf(data) : []).map((shown, index) => (
    <PostCard key={shown.id} post={shown} position={index + 1} total={2} showsCategory isArriving={false} />
  ))
}

afterEach(() => {
  closeWindow()
  drawn.mockClear()
  vi.unstubAllGlobals()
})

it('is told by its author and described by its text', () => {
  signInAs('luna')
  signedIn().queries.setQueryData<FeedData>(queryKey, {
    pages: [{ posts: [post('p1')], top: null, next: null }],
    pageParams: [null],
  })
  render(<Cards />, { wrapper: AsMember })
  expect(screen.getByRole('article', { name: 'Post de sol', description: 'Hola, cosmos' })).toBeDefined()
})

it('stands large when it is short and alone, not beside a picture', () => {
  signInAs('luna')
  const posts = [post('p1'), { ...post('p2'), image_url: 'sol/mar.webp' }]
  signedIn().queries.setQueryData<FeedData>(queryKey, {
    pages: [{ posts, top: null, next: null }],
    pageParams: [null],
  })
  render(<Cards />, { wrapper: AsMember })
  const sizes = screen.getAllByText('Hola, cosmos').map((text) => getComputedStyle(text).fontSize)
  expect(sizes).toEqual(['1.125rem', '1rem'])
})

it('stands larger still in the universe of humour, where it is short', () => {
  // A long text measures itself.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly observe = vi.fn()
      readonly disconnect = vi.fn()
    },
  )
  signInAs('luna')
  const content = 'Hola, cosmos'.padEnd(201, '.')
  render(
    <AsMember>
      {[post('p1'), { ...post('p2'), content }].map((shown) => (
        <PostCard
          key={shown.id}
          post={shown}
          position={1}
          total={2}
          showsCategory={false}
          isTold
          isArriving={false}
        />
      ))}
    </AsMember>,
  )
  const told = screen.getAllByText(/Hola, cosmos/).map((text) => getComputedStyle(text))
  expect(told.map(({ fontSize }) => fontSize)).toEqual(['1.75rem', '1rem'])
  // A joke has the voice of a title, a story that of a text.
  expect(told.map(({ fontFamily }) => /Unbounded/.test(fontFamily))).toEqual([true, false])
})

it('is drawn anew by a like of its own post, not of another', async () => {
  signInAs('luna')
  const posts = [post('p1'), post('p2')]
  signedIn().queries.setQueryData<FeedData>(queryKey, {
    pages: [{ posts, top: null, next: null }],
    pageParams: [null],
  })
  render(<Cards />, { wrapper: AsMember })
  expect(drawn.mock.calls).toEqual([['p1'], ['p2']])
  drawn.mockClear()
  await act(() => signedIn().store.set(toggleLikeAtom, signedIn(), post('p1')))
  expect(drawn.mock.calls).toEqual([['p1']])
})
