import { skipToken, useQuery } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useUndeleted } from '#renderer/entities/deletion/undoable-deletion.ts'
import { store } from '#renderer/lib/store.ts'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { forgetStored } from '#renderer/session/member-disk.ts'
import { AsMember, signInAs, signedIn } from '#renderer/session/testing/sign-in.tsx'
import { clearToastsAtom } from '#renderer/ui/toasts/use-toasts.ts'
import { ToastStack } from '#renderer/ui/toasts/ToastStack.tsx'
import { deletableComment } from './comments/deletable-comment.ts'
import { deletablePost } from './card/post-mutations.ts'
import { PostCard } from './card/PostCard.tsx'
import { deleteRow } from './posts/api.ts'
import { useConfirmedDeletion } from './posts/use-confirmed-deletion.ts'
import { feedKey, postsOf, type FeedData } from './posts/feed-cache.ts'
import { post } from './posts/testing/post.ts'

vi.mock('#renderer/ui/confirm/confirm.ts', () => ({ useConfirm: () => () => Promise.resolve(true) }))
vi.mock('./posts/api.ts', () => ({ deleteRow: vi.fn(() => Promise.resolve(true)) }))
vi.mock('#renderer/entities/member/own-profile.ts', async (original) => ({
  ...(await original<object>()),
  useOwnProfile: () => ({}),
}))

beforeEach(() => {
  signInAs('sol')
  signedIn().queries.setQueryData<FeedData>(feedKey('all'), {
    pages: [{ posts: [{ ...post('p1'), comments_count: 2 }], top: null, next: null }],
    pageParams: [null],
  })
})
afterEach(() => {
  closeWindow()
  store.set(clearToastsAtom)
  forgetStored('sol')
})

function Shown() {
  const { data } = useQuery<FeedData>({ queryKey: feedKey('all'), queryFn: skipToken })
  const posts = useUndeleted(deletablePost, data && postsOf(data))
  const removeComment = useConfirmedDeletion(deletableComment)
  return (
    <>
      {posts?.map((each) => (
        <PostCard key={each.id} post={each} position={1} total={1} showsCategory isArriving={false} />
      ))}
      <button onClick={() => void removeComment({ id: 'c1', content: 'Uno' }, { postId: 'p1' })}>
        Borrar el comentario
      </button>
      <ToastStack />
    </>
  )
}

const show = () =>
  render(
    <AsMember>
      <MemoryRouter>
        <Shown />
      </MemoryRouter>
    </AsMember>,
  )

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

it('brings a post back to its place', async () => {
  show()
  await press('Opciones del post de sol')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Borrar' }))
  await screen.findByText('Post borrado')
  expect(screen.queryByRole('article')).toBeNull()
  await press('Deshacer')
  expect(screen.getByRole('article', { name: 'Post de sol' })).toBeTruthy()
  expect(deleteRow).not.toHaveBeenCalled()
})

it('counts a comment no more from the moment on that it is deleted, and once where the server knows it', async () => {
  show()
  screen.getByRole('button', { name: 'Comentarios: 2' })
  await press('Borrar el comentario')
  await screen.findByRole('button', { name: 'Comentarios: 1' })
  expect(deleteRow).not.toHaveBeenCalled()
  await press('Cerrar aviso')
  await waitFor(() =>
    expect(deleteRow).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'post_comments', 'c1'),
  )
  const counted = () =>
    signedIn().queries.getQueryData<FeedData>(feedKey('all'))?.pages[0]?.posts[0]?.comments_count
  await waitFor(() => expect(counted()).toBe(1))
  screen.getByRole('button', { name: 'Comentarios: 1' })
})
