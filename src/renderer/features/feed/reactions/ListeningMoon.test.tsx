import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { AsMember, signInAs, signedIn } from '#renderer/session/testing/sign-in.tsx'
import { post } from '../posts/testing/post.ts'
import { ListeningMoon } from './ListeningMoon.tsx'
import { toggleLikeAtom } from './reactions.ts'

// Never answered: the laugh stays a wish.
vi.mock('./api.ts', () => ({ likePost: () => new Promise(() => undefined), unlikePost: vi.fn() }))
afterEach(cleanup)

const joke = (likes_count: number) => ({ ...post(`joke-${likes_count}`), likes_count })

test('the more people laugh, the wider the moon does', () => {
  signInAs('luna')
  const { container } = render(
    <AsMember>
      {[0, 1, 2, 3, 7, 8, 500].map((laughs) => (
        <ListeningMoon key={laughs} post={joke(laughs)} />
      ))}
    </AsMember>,
  )
  const faces = [...container.querySelectorAll('svg')].map((face) => face.innerHTML)
  expect(faces.map((face) => faces.indexOf(face))).toEqual([0, 1, 1, 3, 3, 5, 5])
})

test('it laughs with the member at once', () => {
  signInAs('luna')
  const { container } = render(<ListeningMoon post={joke(2)} />, { wrapper: AsMember })
  const face = () => container.querySelector('svg')?.dataset['laughs']
  expect(face()).toBe('1')
  act(() => void signedIn().store.set(toggleLikeAtom, signedIn(), joke(2)))
  expect(face()).toBe('3')
})
