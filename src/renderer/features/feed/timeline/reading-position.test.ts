import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { AsMember, signInAs } from '#renderer/session/testing/sign-in.tsx'
import type { FeedFilter } from '../categories.ts'
import type { Post } from '../posts/post.ts'
import { post } from '../posts/testing/post.ts'
import { useFirstSeen } from './reading-position.ts'

let members = 0

beforeEach(() => act(() => signInAs(`luna-${(members += 1)}`)))
afterEach(cleanup)

/** Posts of these minutes, newest first. */
const feedOf = (...minutes: number[]): readonly Post[] =>
  minutes.map((minute) => ({ ...post(`p${minute}`), created_at: `2026-11-21T00:${minute}:00+00:00` }))

const own = (minute: number): Post => {
  const author = { id: `luna-${members}`, username: 'luna', avatar_url: null }
  return { ...post(`p${minute}`), created_at: `2026-11-21T00:${minute}:00+00:00`, author }
}

const open = (posts: readonly Post[], filter: FeedFilter = 'all') =>
  renderHook(({ shown }) => useFirstSeen(filter, shown), {
    wrapper: AsMember,
    initialProps: { shown: posts },
  })

function visit(posts: readonly Post[], filter?: FeedFilter): number {
  const { result, unmount } = open(posts, filter)
  unmount()
  return result.current
}

it('parts what came since the last visit from what was there', () => {
  expect(visit(feedOf(30, 20, 10))).toBe(-1)
  expect(visit(feedOf(50, 40, 30, 20, 10))).toBe(2)
  expect(visit(feedOf(50, 40, 30, 20, 10))).toBe(-1)
})

it('holds for the whole visit, whatever comes on top', () => {
  visit(feedOf(30))
  const { result, rerender } = open(feedOf(40, 30))
  expect(result.current).toBe(1)
  rerender({ shown: feedOf(50, 40, 30) })
  expect(result.current).toBe(2)
})

it('knows the place though the post that was newest has gone', () => {
  visit(feedOf(30, 20))
  expect(visit(feedOf(40, 20))).toBe(1)
})

it('has nothing to part where all is new, or new by the member alone', () => {
  visit(feedOf(20))
  expect(visit(feedOf(50, 40))).toBe(-1)
  expect(visit([own(55), ...feedOf(50)])).toBe(-1)
})

it('belongs to one feed of one member', () => {
  visit(feedOf(30))
  expect(visit(feedOf(40, 30), 'general')).toBe(-1)
  act(() => void signInAs('sol'))
  expect(visit(feedOf(40, 30))).toBe(-1)
})
