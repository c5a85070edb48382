import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import type { PostPage } from './api.ts'
import {
  categoryPostsKey,
  feedKey,
  memberPostsKey,
  postsOf,
  prependPost,
  savedPostsKey,
  withNewest,
  type FeedData,
} from './feed-cache.ts'
import type { Post } from './post.ts'
import { NO_MEDIA } from './testing/post.ts'

const post = (second: number): Post => ({
  id: `p${second}`,
  ...NO_MEDIA,
  content: '',
  category: 'general',
  created_at: `2026-11-21T00:00:${second}+00:00`,
  likes_count: 0,
  comments_count: 0,
  user_liked: false,
  user_saved: false,
  author: { id: 'sol', username: 'sol', avatar_url: null },
})
const page = (...seconds: readonly [number, ...number[]]): PostPage => {
  const posts = seconds.map(post)
  return { posts, top: post(seconds[0]), next: posts.at(-1) ?? null }
}
const read: FeedData = { pages: [page(40, 39), page(38, 37)], pageParams: [null, post(39)] }
const idsOf = (data: FeedData) => postsOf(data).map(({ id }) => id)

describe('withNewest', () => {
  it('puts news above what was read, which stays', () => {
    const { pages, ...data } = withNewest(read, page(42, 41, 40))
    expect(idsOf({ pages, ...data })).toEqual(['p42', 'p41', 'p40', 'p39', 'p38', 'p37'])
    expect(data.pageParams).toEqual(read.pageParams)
  })

  it('finds a place for what others wrote before an own post', () => {
    const [first, ...rest] = read.pages
    const published = { ...page(40, 39), ...first, posts: [post(42), post(40), post(39)] }
    const result = withNewest({ ...read, pages: [published, ...rest] }, page(42, 41, 40))
    expect(idsOf(result).slice(0, 3)).toEqual(['p42', 'p41', 'p40'])
  })

  it('starts anew when there is so much news that nobody knows what is between', () => {
    expect(withNewest(read, page(45, 44))).toEqual({ pages: [page(45, 44)], pageParams: [null] })
  })
})

it('puts an own post on top of each list that it belongs to, and of no other', async () => {
  const client = new QueryClient()
  const lists = {
    all: feedKey('all'),
    general: feedKey('general'),
    other: feedKey('humordidas'),
    own: memberPostsKey('sol'),
    ofLuna: memberPostsKey('luna'),
    saved: savedPostsKey,
    section: categoryPostsKey('general'),
    otherSection: categoryPostsKey('lizysfriends'),
  }
  for (const list of Object.values(lists)) client.setQueryData(list, read)
  await prependPost(client, post(50), true)
  const begins = (list: readonly unknown[]) => idsOf(client.getQueryData<FeedData>(list) ?? read)[0] === 'p50'
  expect(Object.entries(lists).flatMap(([name, list]) => (begins(list) ? [name] : []))).toEqual([
    'all',
    'general',
    'own',
    'section',
  ])
})
