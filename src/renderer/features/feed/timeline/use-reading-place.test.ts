import { Virtualizer } from '@tanstack/react-virtual'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { AsMember, signInAs } from '#renderer/session/testing/sign-in.tsx'
import type { ListSnapshot } from '#renderer/ui/virtual-list/snapshot.ts'
import { useLeftPlace, useRememberPlace } from './reading-position.ts'

afterEach(cleanup)

const signIn = (id: string) => act(() => void signInAs(id))

function listScrolledTo(firstSeen: string) {
  const list = new Virtualizer<HTMLElement, HTMLElement>({
    count: 1,
    getItemKey: () => firstSeen,
    estimateSize: () => 100,
    getScrollElement: () => null,
    scrollToFn: vi.fn(),
    observeElementRect: vi.fn(),
    observeElementOffset: vi.fn(),
  })
  list.scrollOffset = 30
  return list
}

/** Reads the feed up to a post, and leaves it. @returns where it had been left before */
function readUpTo(postId: string): ListSnapshot | null {
  const list = listScrolledTo(postId)
  const useReader = () => {
    useRememberPlace('all', list)
    return useLeftPlace('all')
  }
  const { result, unmount } = renderHook(useReader, { wrapper: AsMember })
  unmount()
  return result.current
}

it('belongs to the member who read', () => {
  signIn('luna')
  readUpTo('p1')
  signIn('sol')
  expect(readUpTo('p2')).toBeNull()
  expect(readUpTo('p2')).toMatchObject({ id: 'p2' })
})
