import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signInAs } from '#renderer/entities/session/testing/sign-in.ts'
import { showFilesOf } from '#renderer/server/public-address.ts'
import { StoreProvider } from '#renderer/server/StoreProvider.tsx'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { PostMedia } from '../media/PostMedia.tsx'
import { post } from '../posts/testing/post.ts'
import { Enlarging } from './Enlarging.tsx'
import { PostLightbox } from './PostLightbox.tsx'

// It measures what is drawn, which nothing is here.
vi.mock('./PostLightbox.tsx', () => ({
  PostLightbox: vi.fn(({ onClose }: { readonly onClose: () => void }) => (
    <button aria-label="Lightbox" onClick={onClose} />
  )),
}))

beforeEach(() => {
  signInAs('luna')
  showFilesOf('https://cosmia.test')
})
afterEach(closeWindow)

test('a picture that stands in two lists opens once, among those of its own', async () => {
  const own = { ...post('p1'), image_url: 'user-assets/sol/posts/1-anillos.webp' }
  const lists = [[own], [post('p2'), own]]
  render(
    <StoreProvider>
      {lists.map((posts) => (
        <Enlarging key={posts.length} posts={posts}>
          <PostMedia post={own} />
        </Enlarging>
      ))}
    </StoreProvider>,
  )
  const [, inSecond] = screen.getAllByRole('button', { name: 'Imagen de sol' })
  if (inSecond) fireEvent.click(inSecond)
  expect(await screen.findAllByRole('button', { name: 'Lightbox' })).toHaveLength(1)
  expect(vi.mocked(PostLightbox).mock.lastCall?.[0]).toMatchObject({ posts: lists[1], shownId: 'p1' })
  fireEvent.click(screen.getByRole('button', { name: 'Lightbox' }))
  expect(screen.queryByRole('button', { name: 'Lightbox' })).toBeNull()
})
