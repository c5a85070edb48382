import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useQuery, skipToken } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AsMember, signInAs, signedIn } from '#renderer/session/testing/sign-in.tsx'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { feedKey, postsOf, type FeedData } from '../posts/feed-cache.ts'
import { post } from '../posts/testing/post.ts'
import { dropSavedPost, savePost } from './api.ts'
import { SaveButton } from './ReactionButtons.tsx'

const toasts = vi.hoisted(() => ({ success: vi.fn(), info: vi.fn(), error: vi.fn() }))
vi.mock('#renderer/ui/toasts/use-toasts.ts', () => ({ useToasts: () => toasts }))
vi.mock('./api.ts', () => ({ savePost: vi.fn(), dropSavedPost: vi.fn() }))

function Buttons({ filter }: { readonly filter: 'all' | 'general' }) {
  const { data } = useQuery<FeedData>({ queryKey: feedKey(filter), queryFn: skipToken })
  return (data ? postsOf(data) : []).map((shown) => <SaveButton key={shown.id} post={shown} />)
}

/** The same post in two lists. */
function open(isSaved: boolean): readonly HTMLElement[] {
  for (const filter of ['all', 'general'] as const)
    signedIn().queries.setQueryData<FeedData>(feedKey(filter), {
      pages: [{ posts: [{ ...post('p1'), user_saved: isSaved }], top: null, next: null }],
      pageParams: [null],
    })
  render(
    <AsMember>
      <Buttons filter="all" />
      <Buttons filter="general" />
    </AsMember>,
  )
  return screen.getAllByRole('button', { name: 'Guardar en tu perfil' })
}
const pressed = (buttons: readonly HTMLElement[]) =>
  buttons.map((button) => button.getAttribute('aria-pressed'))
const click = (button: HTMLElement | undefined) =>
  act(async () => {
    if (button) fireEvent.click(button)
  })

beforeEach(() => {
  vi.clearAllMocks()
  vi.mocked(savePost).mockResolvedValue()
  vi.mocked(dropSavedPost).mockResolvedValue(true)
  signInAs('luna')
})

afterEach(() => {
  closeWindow()
  cleanup()
})

// spec: 8.success.saved
it('is pressed at once, wherever the post is shown, and says that the post is kept', async () => {
  const buttons = open(false)
  const { promise, resolve } = Promise.withResolvers<undefined>()
  vi.mocked(savePost).mockReturnValue(promise)
  await click(buttons[0])
  expect(pressed(buttons)).toEqual(['true', 'true'])
  expect(toasts.success).not.toHaveBeenCalled()
  await act(async () => resolve(undefined))
  expect(savePost).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'p1')
  expect(toasts.success).toHaveBeenCalledExactlyOnceWith('Guardado', 'El post ha sido guardado en tu perfil.')
  expect(pressed(buttons)).toEqual(['true', 'true'])
})

// spec: 4.save.twice
it('pressed again takes a post back, and says so', async () => {
  const buttons = open(true)
  await click(buttons[1])
  expect(dropSavedPost).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'p1', 'luna')
  expect(pressed(buttons)).toEqual(['false', 'false'])
  expect(toasts.info).toHaveBeenCalledExactlyOnceWith('Quitado', 'El post ya no está en tu perfil.')
})

// spec: 8.post.save
it.each([
  [false, 'No se pudo guardar el post.'],
  [true, 'No se pudo quitar el post de tu perfil.'],
])('shows the post as it was (saved: %s) when the server fails', async (isSaved, text) => {
  vi.spyOn(console, 'error').mockReturnValue()
  const buttons = open(isSaved)
  for (const call of [savePost, dropSavedPost]) vi.mocked(call).mockRejectedValue(new Error('refused'))
  await click(buttons[0])
  expect(toasts.error).toHaveBeenCalledExactlyOnceWith(text)
  expect(pressed(buttons)).toEqual([String(isSaved), String(isSaved)])
})
