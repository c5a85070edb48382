import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { store } from '#renderer/lib/store.ts'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { draftPlaces, useDraftText } from '#renderer/session/drafts.ts'
import { forgetStored } from '#renderer/session/member-disk.ts'
import { AsMember, signInAs, signedIn } from '#renderer/session/testing/sign-in.tsx'
import { clearToastsAtom, toastsAtom } from '#renderer/ui/toasts/use-toasts.ts'
import { useSaveEdit } from './card/EditPost.tsx'
import { useCommentDraft } from './comments/CommentComposer.tsx'
import { commentsKey, commentsOf, type CommentsData } from './comments/comments-cache.ts'
import { useAddComment, useCommentPages } from './comments/comments.ts'
import { useCommentsInSight, useOpenedComments } from './comments/open-comments.ts'
import { feedKey, memberPostsKey, postsOf, savedPostsKey, type FeedData } from './posts/feed-cache.ts'
import { useDraftsOfGonePosts, useReportPostFailure } from './posts/gone.ts'
import { useLostTexts } from './posts/lost-texts.ts'
import { commentPlace, editPlace } from './posts/post.ts'
import { post } from './posts/testing/post.ts'
import { commentOf, servePosts } from './testing/post-server.ts'
import { toggleLikeAtom, toggleSaveAtom } from './reactions/reactions.ts'
import { useLiveCounts } from './timeline/live-counts.ts'

const lists = [feedKey('all'), memberPostsKey('sol'), savedPostsKey]
const POSTS = ['p1', 'p2', 'p3']

let server: ReturnType<typeof servePosts>['state']

beforeEach(() => {
  const { state, supabase } = servePosts(POSTS)
  server = state
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  vi.spyOn(console, 'error').mockReturnValue()
  vi.stubGlobal('requestIdleCallback', (act: () => void) => setTimeout(act))
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
  signInAs('luna', supabase)
  for (const list of lists)
    signedIn().queries.setQueryData<FeedData>(list, {
      pages: [{ posts: POSTS.map(post), top: null, next: null }],
      pageParams: [null],
    })
})

afterEach(() => {
  closeWindow()
  store.set(clearToastsAtom)
  forgetStored('luna')
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const shown = () =>
  lists.map((list) => {
    const data = signedIn().queries.getQueryData<FeedData>(list)
    return data && postsOf(data).map(({ id }) => id)
  })
const inEachList = (...ids: readonly string[]) => lists.map(() => ids)
const counted = () => {
  const data = signedIn().queries.getQueryData<FeedData>(feedKey('all'))
  return data && postsOf(data)[0]?.comments_count
}

const toasts = () => store.get(toastsAtom).map(({ title, offer }) => [title, offer?.label])
const GONE = 'Este post ya no está'

/** Comes back to the window, which looks at once. */
const look = () => act(() => void dispatchEvent(new Event('focus')))

const write = (place: string, text: string) => {
  const { result } = renderHook(() => useDraftText(place), { wrapper: AsMember })
  act(() => result.current[1](text))
}

describe('a post in sight that somebody has deleted', () => {
  const watch = () => renderHook(() => useLiveCounts(() => ['p1', 'p2']), { wrapper: AsMember })

  it('leaves every list, and nothing else does', async () => {
    watch()
    server.posts.delete('p1')
    look()
    await waitFor(() => expect(shown()).toEqual(inEachList('p2', 'p3')))
    expect(toasts()).toEqual([])
  })

  it('stays with its drafts for a session that may read nothing', async () => {
    write(commentPlace('p1'), 'Qué bonito')
    watch()
    server.isReadable = false
    look()
    await waitFor(() => expect(server.calls).toContain('GET member_cards'))
    expect(shown()).toEqual(inEachList(...POSTS))
    expect(draftPlaces(signedIn())).toEqual([commentPlace('p1')])
  })

  it('leaves the text that was being written at it to be copied', async () => {
    const writeText = vi.fn(() => Promise.resolve())
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
    write(commentPlace('p1'), 'Qué bonito')
    renderHook(useLostTexts, { wrapper: AsMember })
    watch()
    server.posts.delete('p1')
    look()
    await waitFor(() => expect(toasts()).toEqual([[GONE, 'Copiar texto']]))
    expect(draftPlaces(signedIn())).toEqual([])
    act(() => store.get(toastsAtom)[0]?.offer?.act())
    expect(writeText).toHaveBeenCalledExactlyOnceWith('Qué bonito')
  })
})

test('a draft at a post that went unseen is told at the next start, again at each until it is dismissed', async () => {
  write(editPlace('p3'), 'Mejor así')
  server.posts.delete('p3')
  const start = () =>
    renderHook(
      () => {
        useLostTexts()
        useDraftsOfGonePosts()
      },
      { wrapper: AsMember },
    )
  start()
  await waitFor(() => expect(toasts()).toEqual([[GONE, 'Copiar texto']]))
  const { supabase } = signedIn()
  closeWindow()
  signInAs('luna', supabase)
  store.set(clearToastsAtom)
  start()
  await waitFor(() => expect(toasts()).toEqual([[GONE, 'Copiar texto']]))
  act(() => store.set(clearToastsAtom))
  closeWindow()
  start()
  expect(toasts()).toEqual([])
  expect(draftPlaces(signedIn())).toEqual([])
})

interface Hook {
  readonly run: () => unknown
}

const toggleOf = (atom: typeof toggleLikeAtom, isOn: boolean) => (): Hook => {
  const report = useReportPostFailure('p1')
  const known = { ...post('p1'), user_liked: isOn, user_saved: isOn }
  return {
    run: () =>
      signedIn()
        .store.set(atom, signedIn(), known)
        .catch((cause: unknown) => report('No se pudo.', cause)),
  }
}

const useComment = (): Hook => ({ run: useCommentDraft('p1').send })
const useEdit = (): Hook => ({ run: useSaveEdit(post('p1'), 'Corregido', vi.fn()).save })

describe.each([
  ['a like', toggleOf(toggleLikeAtom, false), undefined],
  ['a like taken back', toggleOf(toggleLikeAtom, true), undefined],
  ['saving', toggleOf(toggleSaveAtom, false), undefined],
  ['no longer saving', toggleOf(toggleSaveAtom, true), undefined],
  ['a comment', useComment, commentPlace('p1')],
  ['an edited text', useEdit, editPlace('p1')],
])('%s', (_name, use, place) => {
  const run = async () => {
    if (place !== undefined) write(place, 'Corregido')
    renderHook(useLostTexts, { wrapper: AsMember })
    const { result } = renderHook(use, { wrapper: AsMember })
    await act(async () => result.current.run())
  }

  // spec: 8.post.comment, 8.post.edit, 8.post.like, 8.post.save
  it('says of a post that is gone that it is, takes it out of every list and ends its draft', async () => {
    server.posts.delete('p1')
    await run()
    await waitFor(() => expect(toasts()).toEqual([[GONE, place && 'Copiar texto']]))
    expect(shown()).toEqual(inEachList('p2', 'p3'))
    expect(draftPlaces(signedIn())).toEqual([])
  })
})

test('what the server refuses though the post is there keeps its own words', async () => {
  const { result } = renderHook(() => useReportPostFailure('p1'), { wrapper: AsMember })
  await act(() => result.current('No se pudo procesar el like.', { code: '42501' }))
  expect(toasts()).toEqual([['Error', undefined]])
  expect(shown()).toEqual(inEachList(...POSTS))
})

describe('comments that are open', () => {
  const known = () => {
    const data = signedIn().queries.getQueryData<CommentsData>(commentsKey('p1'))
    return data ? commentsOf(data).map(({ id }) => id) : []
  }
  const ids = (count: number, ...without: readonly number[]) =>
    Array.from({ length: count }, (_, index) => index + 1)
      .filter((minute) => !without.includes(minute))
      .map((minute) => `c${minute}`)
  const store25 = (count = 25) =>
    server.comments.set(
      'p1',
      ids(count).map((_, index) => commentOf(index + 1)),
    )
  const remove = (...minutes: readonly number[]) =>
    server.comments.set(
      'p1',
      (server.comments.get('p1') ?? []).filter(({ id }) => !minutes.some((minute) => id === `c${minute}`)),
    )

  /** Opens the comments, of which two are in view. */
  async function open() {
    const hook = renderHook(
      ({ isOpen }) => {
        useLiveCounts(() => ['p1'])
        useOpenedComments('p1', isOpen)
        useCommentsInSight('p1', isOpen, () => ['c5', 'c6'])
        return { pages: useCommentPages('p1'), add: useAddComment('p1') }
      },
      { wrapper: AsMember, initialProps: { isOpen: true } },
    )
    await waitFor(() => expect(hook.result.current.pages.isSuccess).toBe(true))
    return hook
  }
  const openAll = async () => {
    store25()
    const hook = await open()
    await act(() => hook.result.current.pages.fetchNextPage())
    expect(known()).toEqual(ids(25))
    server.calls.length = 0
    return hook
  }

  it('lose those that a moderator has removed, in view or not, and the count is that of the rows', async () => {
    await openAll()
    remove(5, 22)
    look()
    await waitFor(() => expect(known()).toEqual(ids(25, 5, 22)))
    await waitFor(() => expect(counted()).toBe(23))
    // Of the pages only the last is read anew.
    expect(server.calls.filter((call) => call === 'page').length).toBeLessThan(2)
  })

  it('lose one in view though another was written meanwhile, so that the number is the same', async () => {
    await openAll()
    remove(5)
    server.comments.set('p1', [...(server.comments.get('p1') ?? []), commentOf(26)])
    look()
    await waitFor(() => expect(known()).toEqual(ids(26, 5)))
    await waitFor(() => expect(counted()).toBe(25))
  })

  it('lose one out of view each time, also where the number was the same before', async () => {
    await openAll()
    for (const minute of [22, 23]) {
      remove(minute)
      look()
      await waitFor(() => expect(known()).not.toContain(`c${minute}`))
      // Another is written, here and there, so that the next number is this one again.
      const own = commentOf(minute + 10)
      server.comments.set('p1', [...(server.comments.get('p1') ?? []), own])
      signedIn().queries.setQueryData<CommentsData>(
        commentsKey('p1'),
        (data) =>
          data && {
            ...data,
            pages: data.pages.map((page) =>
              page.next ? page : { ...page, comments: [...page.comments, own] },
            ),
          },
      )
      look()
      await waitFor(() => expect(counted()).toBe(25))
    }
  })

  it('are true at once when they are opened again', async () => {
    const { rerender } = await openAll()
    rerender({ isOpen: false })
    remove(7)
    rerender({ isOpen: true })
    await waitFor(() => expect(known()).toEqual(ids(25, 7)))
    await waitFor(() => expect(counted()).toBe(24))
  })

  it('stay for a session that may read nothing, also when they are opened again', async () => {
    const { rerender } = await openAll()
    rerender({ isOpen: false })
    server.isReadable = false
    rerender({ isOpen: true })
    look()
    await waitFor(() => expect(server.calls.filter((call) => call === 'GET member_cards')).toHaveLength(3))
    expect(known()).toEqual(ids(25))
  })

  it('cost no page while nothing changes', async () => {
    await openAll()
    look()
    await waitFor(() => expect(server.calls).toEqual(['GET posts', 'GET post_comments']))
  })

  it('keep an own one that lies beyond what is loaded, when somebody else writes too', async () => {
    store25(30)
    const { result } = await open()
    const own = commentOf(31)
    await act(async () => {
      const added = result.current.add.mutateAsync({ id: own.id, content: own.content })
      await added.catch(() => undefined)
    })
    signedIn().queries.setQueryData<CommentsData>(
      commentsKey('p1'),
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page) => ({ ...page, comments: [...page.comments, own] })),
        },
    )
    store25(33)
    look()
    await waitFor(() => expect(counted()).toBe(33))
    await waitFor(() => expect(known()).toEqual([...ids(20), 'c31']))
  })
})
