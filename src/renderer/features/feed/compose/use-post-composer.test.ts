import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { AsMember, signInAs, signedIn } from '#renderer/session/testing/sign-in.tsx'
import { store } from '#renderer/lib/store.ts'
import { announcementAtom } from '#renderer/ui/announce.ts'
import { addPendingFile, pendingPlaces, removePendingFile } from '#renderer/session/pending-files.ts'
import { showEntrance } from '#renderer/session/session.ts'
import { forgetStored } from '#renderer/session/member-disk.ts'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { createPost, withdrawFromPublic } from '../outbox/api.ts'
import { storeFiles } from '#renderer/entities/files/upload/upload-files.ts'
import type { PostCategory } from '../categories.ts'
import type { Post } from '../posts/post.ts'
import { post } from '../posts/testing/post.ts'
import { startAwaiting } from '../posts/testing/start-awaiting.ts'
import { postJob } from '../outbox/post-job.ts'
import { useCreateDialog } from '../HomePage.tsx'
import { usePostComposer } from './use-post-composer.ts'

vi.mock('../outbox/api.ts', () => ({ createPost: vi.fn(), withdrawFromPublic: vi.fn() }))
vi.mock('#renderer/entities/files/upload/upload-files.ts', async (original) => ({
  ...(await original<object>()),
  storeFiles: vi.fn(),
}))
vi.mock('#renderer/entities/member/own-profile.ts', async (original) => ({
  ...(await original<object>()),
  useOwnProfile: () => ({}),
}))
vi.mock('#renderer/ui/toasts/use-toasts.ts', async (original) => ({
  ...(await original<object>()),
  useToasts: () => ({ error: vi.fn() }),
}))

beforeEach(async () => {
  // Reads what is kept.
  await pendingPlaces(signInAs('luna'))
})

afterEach(() => {
  closeWindow()
  vi.clearAllMocks()
  forgetStored('luna')
})

/** State of a page with the dialog. */
function usePage(onPublished: (category: PostCategory) => void, onWaiting: () => void) {
  const dialog = useCreateDialog()
  const composer = usePostComposer('general', { onPublished, onWaiting, onFinished: dialog.close })
  return { ...composer, isOpen: dialog.isOpen, open: dialog.open }
}

function openPage(onPublished: (category: PostCategory) => void, onWaiting = vi.fn()) {
  const page = renderHook(() => usePage(onPublished, onWaiting), { wrapper: AsMember })
  act(() => page.result.current.open())
  return page
}

/** Publishes a text that the server takes once `taken` is called. */
function publishing() {
  const answer = Promise.withResolvers<Post>()
  vi.mocked(createPost).mockImplementationOnce((_client, { id }) =>
    answer.promise.then((out) => ({ ...out, id })),
  )
  const onPublished = vi.fn()
  const { result, unmount } = openPage(onPublished)
  act(() => result.current.setText('Una idea'))
  const answered = startAwaiting(answer, () => result.current.publish())
  return { taken: () => answered(post('p1')), leave: unmount, onPublished, page: () => result.current }
}

it('tells that a post is out, forgets its draft and closes', async () => {
  const { taken, onPublished, page } = publishing()
  await taken()
  expect(onPublished).toHaveBeenCalledExactlyOnceWith('general')
  expect(page()).toMatchObject({ text: '', isOpen: false })
})

test('a post that has no answer › leaves the form to the next one and tells that it waits', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.mocked(createPost).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const onPublished = vi.fn()
  const onWaiting = vi.fn()
  const { result } = openPage(onPublished, onWaiting)
  act(() => result.current.setText('Sin cobertura'))
  await act(() => result.current.publish())
  expect(onWaiting).toHaveBeenCalledExactlyOnceWith('general')
  expect(onPublished).not.toHaveBeenCalled()
  expect(result.current).toMatchObject({ text: '', isOpen: false, isPublishing: false, hasFailed: false })
})

test.each([
  ['that the server refuses', { code: '42501' }],
  ['over which the database fails', { code: 'XX000' }],
  ['over a limit', { code: 'PT429', hint: '40' }],
])('a post %s › stays in the form to be tried again, and nowhere else', async (_, answer) => {
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.spyOn(console, 'error').mockReturnValue()
  vi.mocked(createPost).mockRejectedValueOnce(Object.assign(new Error('refused'), answer))
  const { result } = openPage(vi.fn())
  act(() => result.current.setText('Una idea'))
  await act(() => result.current.publish())
  expect(result.current).toMatchObject({ text: 'Una idea', isOpen: true, hasFailed: true })
  expect(signedIn().part(postJob.queue).jobs()).toEqual([])
})

describe('come back to while a post is on its way', () => {
  const elsewhere = () => {
    const sending = publishing()
    sending.leave()
    return { ...sending, back: openPage(vi.fn()).result }
  }

  // spec: 5.post.disabled-publishing
  it('says that it is being published, sends it no second time, and closes without it once it is out', async () => {
    const { taken, back } = elsewhere()
    expect(back.current).toMatchObject({ text: 'Una idea', isPublishing: true, canPublish: false })
    await act(() => back.current.publish())
    await taken()
    expect(createPost).toHaveBeenCalledOnce()
    expect(back.current).toMatchObject({ text: '', isPublishing: false, isOpen: false })
  })

  it('keeps what the member writes on', async () => {
    const { taken, back } = elsewhere()
    act(() => back.current.setText('Una idea, y otra'))
    expect(back.current).toMatchObject({ isPublishing: false, isReadOnly: false, canPublish: true })
    await taken()
    expect(back.current).toMatchObject({ text: 'Una idea, y otra', isOpen: true })
  })

  it('publishes another one meanwhile, and forgets that one when it is out', async () => {
    const { taken, back } = elsewhere()
    const second = Promise.withResolvers<Post>()
    vi.mocked(createPost).mockImplementationOnce((_client, { id }) =>
      second.promise.then((out) => ({ ...out, id })),
    )
    act(() => back.current.setText('Otra idea'))
    const secondTaken = startAwaiting(second, () => back.current.publish())
    await taken()
    expect(back.current).toMatchObject({ text: 'Otra idea', isPublishing: true, isOpen: true })
    await secondTaken(post('p2'))
    expect(back.current).toMatchObject({ text: '', isOpen: false })
    expect(createPost).toHaveBeenCalledTimes(2)
  })
})

it('tells nobody of a post that is out after its member has signed out', async () => {
  const { taken, onPublished } = publishing()
  await expect.poll(() => createPost).toHaveBeenCalledOnce()
  act(() => showEntrance())
  await taken()
  expect(onPublished).not.toHaveBeenCalled()
  act(() => void signInAs('luna'))
  expect(openPage(vi.fn()).result.current.text).toBe('Una idea')
})

it('says nothing of a post that was on its way when its member signed out', async () => {
  const { promise, reject } = Promise.withResolvers<Post>()
  vi.mocked(createPost).mockReturnValueOnce(promise)
  const { result } = openPage(vi.fn())
  act(() => result.current.setText('Una idea'))
  const published = result.current.publish()
  await expect.poll(() => createPost).toHaveBeenCalledOnce()
  const said = store.get(announcementAtom)
  act(() => showEntrance())
  reject(new DOMException('left', 'AbortError'))
  await published
  expect(store.get(announcementAtom)).toBe(said)
})

it('takes a picture that an attempt before a restart may have left in public off it, and sends none before that', async () => {
  const facts = { width: 1, height: 1, path: 'luna/posts/1-mar.webp', still: null }
  await addPendingFile(signedIn(), 'post', { file: new File(['x'], 'mar.webp'), facts, keptAt: Date.now() })
  const withdrawn = Promise.withResolvers<void>()
  vi.mocked(withdrawFromPublic).mockReturnValueOnce(withdrawn.promise)
  vi.mocked(storeFiles).mockResolvedValue(['user-assets/luna/posts/1-mar.webp'])
  vi.mocked(createPost).mockResolvedValueOnce(post('p1'))
  const { result } = openPage(vi.fn())
  act(() => result.current.setCategory('lizysfriends'))
  expect(withdrawFromPublic).toHaveBeenCalledExactlyOnceWith(expect.anything(), ['luna/posts/1-mar.webp'])
  act(() => result.current.setCategory('general'))
  const finish = startAwaiting(withdrawn, () => result.current.publish())
  expect(storeFiles).not.toHaveBeenCalled()
  await finish()
  expect(storeFiles).toHaveBeenCalledOnce()
  await removePendingFile(signedIn(), 'post')
})
