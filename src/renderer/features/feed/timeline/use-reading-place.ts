import { atom, useStore } from 'jotai'
import { useLayoutEffect, useRef, type RefObject } from 'react'
import type { FeedFilter } from '../categories.ts'
import { CARD_VISIBILITY } from '../post/card-visibility.ts'

/** The post a reader had at the upper edge, and how far below that edge it began, in pixels. */
interface ReadingPlace {
  readonly postId: string
  readonly offset: number
}

const placesAtom = atom<Partial<Record<FeedFilter, ReadingPlace>>>({})

function scrollerOf(list: HTMLElement): HTMLElement {
  let element = list.parentElement
  while (element && !/auto|scroll/.test(getComputedStyle(element).overflowY)) element = element.parentElement
  return element ?? document.documentElement
}

const cardsOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[data-post]')]

function currentPlace(list: HTMLElement, scroller: HTMLElement): ReadingPlace | undefined {
  const edge = scroller.getBoundingClientRect().top
  // Whoever has not scrolled wants the top of the page, not its first post.
  if (scroller.scrollTop === 0) return undefined
  const card = cardsOf(list).find((candidate) => candidate.getBoundingClientRect().bottom > edge)
  const postId = card?.dataset['post']
  return card && postId ? { postId, offset: card.getBoundingClientRect().top - edge } : undefined
}

/** Calls back when the browser has drawn, and so knows the heights. */
function afterDrawing(callback: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(callback))
}

function restore(list: HTMLElement, scroller: HTMLElement, place: ReadingPlace | undefined): void {
  const card = place && cardsOf(list).find((candidate) => candidate.dataset['post'] === place.postId)
  if (!card) return scroller.scrollTo({ top: 0 })
  // Cards that were never drawn stand with a guessed height, and would move the rest when they are drawn.
  list.style.setProperty(CARD_VISIBILITY, 'visible')
  const edge = scroller.getBoundingClientRect().top
  scroller.scrollBy({ top: card.getBoundingClientRect().top - edge - place.offset })
  afterDrawing(() => list.style.removeProperty(CARD_VISIBILITY))
}

/** Brings a reader who comes back to the post that was being read, whatever has been loaded since. */
export function useReadingPlace(filter: FeedFilter): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  const store = useStore()
  useLayoutEffect(() => {
    const list = ref.current
    if (!list) return
    const scroller = scrollerOf(list)
    restore(list, scroller, store.get(placesAtom)[filter])
    return () => store.set(placesAtom, { ...store.get(placesAtom), [filter]: currentPlace(list, scroller) })
  }, [filter, store])
  return ref
}
