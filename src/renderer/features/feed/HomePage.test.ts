import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AsMember, signInAs, signedIn } from '#renderer/session/testing/sign-in.tsx'
import { store } from '#renderer/lib/store.ts'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { announce, announcementAtom } from '#renderer/ui/announce.ts'
import type { FeedFilter } from './categories.ts'
import { listPosts, type PostPage } from './posts/api.ts'
import { feedKey, type FeedData } from './posts/feed-cache.ts'
import { post } from './posts/testing/post.ts'
import { useFeed } from './timeline/use-feed.ts'
import { useFilterAnnouncement } from './HomePage.tsx'

vi.mock('./posts/api.ts', () => ({ listPosts: vi.fn() }))

const page = (count: number): PostPage => ({
  posts: Array.from({ length: count }, (_, index) => post(`p${index}`)),
  top: null,
  next: null,
})
const said = () => store.get(announcementAtom).text

beforeEach(() => {
  vi.resetAllMocks()
  signInAs('luna')
  announce('')
  signedIn().queries.setQueryData<FeedData>(feedKey('all'), { pages: [page(3)], pageParams: [null] })
})

afterEach(closeWindow)

/** @returns what chooses a category */
function openFeed() {
  const { rerender } = renderHook((filter: FeedFilter) => useFilterAnnouncement(filter, useFeed(filter)), {
    wrapper: AsMember,
    initialProps: 'all',
  })
  return rerender
}

it('says what is shown after another category was chosen, once it is there', async () => {
  const answer = Promise.withResolvers<PostPage>()
  vi.mocked(listPosts).mockReturnValue(answer.promise)
  const choose = openFeed()
  choose('humordidas')
  expect(said()).toBe('')
  answer.resolve(page(1))
  await expect.poll(said).toBe('Universo HuMordidas, 1 post')
  choose('all')
  expect(said()).toBe('Inicio Cósmico, 3 posts')
})

it('says nothing of the feed that a page opens with', () => {
  openFeed()
  expect(said()).toBe('')
})
