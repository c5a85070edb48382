import { useAtomValue } from 'jotai'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { currentUserIdAtom } from '#renderer/entities/session/session.ts'
import type { Bubble } from './timeline.ts'

/** Pixels from the newest end within which the log counts as being there. */
const NEAR = 80

/**
 * Keeps the log at its newest end while the member is there, brings it back for a message of their own, and leaves
 * what they read in its place when something comes in below.
 * @returns `isAway`: something came in below while the member reads further up
 */
export function useStickToNewest(newest: Bubble | undefined) {
  const userId = useAtomValue(currentUserIdAtom)
  const log = useRef<HTMLDivElement>(null)
  const height = useRef(0)
  const shown = useRef(newest?.id)
  const [isAway, setIsAway] = useState(false)
  const toNewest = () => {
    log.current?.scrollTo({ top: 0 })
    setIsAway(false)
  }

  useEffect(() => {
    const element = log.current
    if (!element) return
    const onScroll = () => isNear(element) && setIsAway(false)
    element.addEventListener('scroll', onScroll, { passive: true })
    const endFollowing = followHeight(element, height)
    return () => {
      element.removeEventListener('scroll', onScroll)
      endFollowing()
    }
  }, [])

  useLayoutEffect(() => {
    const element = log.current
    if (!element || newest?.id === shown.current) return
    shown.current = newest?.id
    if (newest?.senderId === userId) element.scrollTo({ top: 0 })
    else if (!isNear(element)) {
      element.scrollTop -= element.scrollHeight - height.current
      setIsAway(true)
    }
  }, [newest, userId])

  return { log, isAway, toNewest }
}

/** In a log whose origin is its newest end, scrolling up makes `scrollTop` negative. */
function isNear(log: HTMLElement): boolean {
  return Math.abs(log.scrollTop) < NEAR
}

/** Keeps the height that the log's content had before its next change. */
function followHeight(log: HTMLElement, height: { current: number }): () => void {
  const observer = new ResizeObserver(() => {
    height.current = log.scrollHeight
  })
  for (const child of log.children) observer.observe(child)
  return () => observer.disconnect()
}
