import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AsMember, signInAs } from '#renderer/session/testing/sign-in.tsx'
import { pendingPlaces } from '#renderer/session/pending-files.ts'
import { forgetStored } from '#renderer/session/member-disk.ts'
import { store } from '#renderer/lib/store.ts'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { serve } from '#renderer/server/testing/serve.ts'
import { clearToastsAtom, toastsAtom } from '#renderer/ui/toasts/use-toasts.ts'
import { deletableComment } from './comments/deletable-comment.ts'
import { useCommentDraft } from './comments/CommentComposer.tsx'
import { usePostComposer } from './compose/use-post-composer.ts'
import { deletablePost } from './card/post-mutations.ts'
import { useSaveEdit } from './card/EditPost.tsx'
import { post as postNamed } from './posts/testing/post.ts'
import { useConfirmedDeletion } from './posts/use-confirmed-deletion.ts'
import { useFeed } from './timeline/use-feed.ts'

vi.mock('#renderer/ui/confirm/confirm.ts', () => ({
  useConfirm: () => () => Promise.resolve(true),
}))
vi.mock('#renderer/entities/member/own-profile.ts', async (original) => ({
  ...(await original<object>()),
  useOwnProfile: () => ({}),
}))

const post = postNamed('p1')
const listeners = { onPublished: vi.fn(), onWaiting: vi.fn(), onFinished: vi.fn() }

/** Action of a member, once with each render's hook. */
interface Deed<Hook> {
  readonly use: () => Hook
  readonly write?: (hook: Hook) => void
  readonly send: (hook: Hook) => unknown
}
const deed =
  <Hook>(given: Deed<Hook>) =>
  async () => {
    const { result } = renderHook(given.use, { wrapper: AsMember })
    act(() => given.write?.(result.current))
    await act(async () => given.send(result.current))
  }

/** After which nothing can be undone. */
const closeToast = () => store.set(clearToastsAtom)

const toasts = () =>
  store.get(toastsAtom).map(({ variant, title, description }) => [variant, title, description])

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
})

afterEach(() => {
  closeWindow()
  store.set(clearToastsAtom)
  forgetStored('luna')
  vi.unstubAllGlobals()
})

// spec: 5.post.insert-fails, 8.post.create, 8.post.edit, 8.post.delete, 8.post.comment, 8.post.load
it.each([
  [
    'No se pudo crear el post.',
    deed({
      use: () => usePostComposer('general', listeners),
      write: ({ setText }) => setText('Una idea'),
      send: ({ publish }) => publish(),
    }),
  ],
  [
    'No se pudo editar el post.',
    deed({
      use: () => useSaveEdit(post, 'Corregido', vi.fn()),
      send: ({ save }) => save(),
    }),
  ],
  [
    'No se pudo borrar.',
    deed({
      use: () => useConfirmedDeletion(deletablePost),
      send: (remove) => remove(post, { hasFiles: false }).then(closeToast),
    }),
  ],
  [
    'No se pudo borrar.',
    deed({
      use: () => useConfirmedDeletion(deletableComment),
      send: (remove) => remove({ id: 'c1', content: 'hola' }, { postId: 'p1' }).then(closeToast),
    }),
  ],
  [
    'No se pudo añadir el comentario.',
    deed({
      use: () => useCommentDraft('p1'),
      write: ({ change }) => change('Qué bonito'),
      send: ({ send }) => send(),
    }),
  ],
  ['No se pudieron cargar los posts.', deed({ use: () => useFeed('all').posts, send: () => undefined })],
])('a server that refuses is told as an error: %s', async (text, act) => {
  const refusal = () => Response.json({ code: '42501', message: 'permission denied' }, { status: 403 })
  // Reads what is kept.
  await pendingPlaces(signInAs('luna', serve(refusal)))
  await act()
  await waitFor(() => expect(toasts()).toEqual([['error', 'Error', text]]))
})
