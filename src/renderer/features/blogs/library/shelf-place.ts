import { useLayoutEffect } from 'react'
import { scrollerOf } from '#renderer/ui/virtual-list/scroll-position.ts'

/** Pixels scrolled when a book was taken from the shelf, until its reader is back. */
let left: number | null = null

/** A book is taken from the shelf: whoever comes back stands where they stood. */
export function leaveShelf(element: HTMLElement): void {
  left = scrollerOf(element).scrollTop
}

/** Brings whoever comes back from a book to where they took it. */
export function useShelfPlace(list: HTMLElement | null): void {
  useLayoutEffect(() => {
    if (!list || left === null) return
    scrollerOf(list).scrollTop = left
    left = null
  }, [list])
}
