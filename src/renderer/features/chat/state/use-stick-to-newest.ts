import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { currentUserIdAtom } from '#renderer/entities/session/state/session.ts'
import type { Bubble } from '../model/timeline.ts'

/** Pixels from the newest end within which the log counts as being there. */
const NEAR = 80

/**
 * Keeps the log at its newest end while the member is there, and brings it back for a message of their own.
 * @returns `isAway`: something came in below while the member reads further up
 */
export function useStickToNewest(newest: Bubble | undefined) {
  const userId = useAtomValue(currentUserIdAtom)
  const log = useRef<HTMLDivElement>(null)
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
    return () => element.removeEventListener('scroll', onScroll)
  }, [])

  useEffect(() => {
    if (!log.current || newest?.id === shown.current) return
    shown.current = newest?.id
    if (newest?.senderId === userId) log.current.scrollTo({ top: 0 })
    else setIsAway(!isNear(log.current))
  }, [newest, userId])

  return { log, isAway, toNewest }
}

/** In a log whose origin is its newest end, scrolling up makes `scrollTop` negative. */
function isNear(log: HTMLElement): boolean {
  return Math.abs(log.scrollTop) < NEAR
}
