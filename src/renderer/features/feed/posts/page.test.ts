import { describe, expect, it } from 'vitest'
import type { Cursor } from '#renderer/lib/keyset.ts'
import type { PostPage } from './api.ts'
import { withFresh } from './feed-cache.ts'
import type { Post } from './post.ts'
import { NO_MEDIA } from './testing/post.ts'

const at = (second: number): Cursor => ({ id: `p${second}`, created_at: `2026-11-21T00:00:${second}+00:00` })
const post = (second: number, likes_count = 0): Post => ({
  ...at(second),
  ...NO_MEDIA,
  content: '',
  category: 'general',
  likes_count,
  comments_count: 0,
  user_liked: false,
  user_saved: false,
  author: { id: 'sol', username: 'sol', avatar_url: null },
})
const page = (seconds: readonly number[], next: Cursor | null, likes = 0): PostPage => ({
  posts: seconds.map((second) => post(second, likes)),
  top: at(40),
  next,
})
const idsOf = ({ posts }: PostPage) => posts.map(({ id }) => id)

describe('withFresh', () => {
  it('shows what is fresh, without what is gone by now', () => {
    const fresh = page([40, 38], at(38), 7)
    const result = withFresh(page([40, 39, 38], at(38)), fresh)
    expect(result).toEqual(fresh)
  })

  it('keeps own posts above the stretch and read ones below it', () => {
    const result = withFresh(page([45, 40, 39, 35], at(35)), page([40, 39], at(39)))
    expect(idsOf(result)).toEqual(['p45', 'p40', 'p39', 'p35'])
    expect(result).toMatchObject({ top: at(40), next: at(35) })
  })

  it('ends the feed where the server has no more', () => {
    expect(withFresh(page([40, 39, 38], at(38)), page([40], null))).toEqual(page([40], null))
  })

  it('goes on where it went on, although gone posts let it reach further', () => {
    expect(withFresh(page([40, 39], at(39)), page([39, 37], at(37))).next).toEqual(at(39))
  })
})
