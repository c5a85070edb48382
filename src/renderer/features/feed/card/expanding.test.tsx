import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { AsMember, signInAs } from '#renderer/session/testing/sign-in.tsx'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { listComments } from '../comments/api.ts'
import { post } from '../posts/testing/post.ts'
import { PostCard } from './PostCard.tsx'

vi.mock('../comments/api.ts', () => ({ listComments: vi.fn() }))
vi.mock('../posts/api.ts', () => ({ listLiving: () => new Promise(() => undefined) }))
vi.mock('./PostHeader.tsx', () => ({ PostHeader: () => null }))

afterEach(closeWindow)

// spec: 4.comments.expand
it('is collapsed at first, reads its comments when it is expanded, and shows them at once when it is expanded again', async () => {
  vi.mocked(listComments).mockResolvedValue({ comments: [], next: null, beyond: 0 })
  signInAs('luna')
  render(
    <AsMember>
      <MemoryRouter>
        <PostCard post={post('p1')} position={1} total={1} showsCategory isArriving={false} />
      </MemoryRouter>
    </AsMember>,
  )
  const toggle = screen.getByRole('button', { name: /^Comentarios/ })
  expect(toggle.getAttribute('aria-expanded')).toBe('false')
  await act(() => vi.dynamicImportSettled())
  expect(listComments).not.toHaveBeenCalled()
  fireEvent.click(toggle)
  await screen.findByText('Nadie ha comentado todavía.')
  expect(toggle.getAttribute('aria-expanded')).toBe('true')
  fireEvent.click(toggle)
  expect(toggle.getAttribute('aria-expanded')).toBe('false')
  fireEvent.click(toggle)
  expect(listComments).toHaveBeenCalledOnce()
})
