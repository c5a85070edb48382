import { useEffect, useEffectEvent } from 'react'
import { jittered } from '#renderer/lib/jittered.ts'
import { store } from '#renderer/lib/store.ts'
import { serverReachableAtom } from '#renderer/server/connectivity.ts'
import type { MemberScope } from '#renderer/session/member-scope.ts'
import { useMember } from '#renderer/session/MemberProvider.tsx'
import { listCounts } from '../posts/api.ts'
import { loadedPosts, showCounts } from '../posts/feed-cache.ts'
import { untouchedFor } from './reading-position.ts'

/** Milliseconds from one answer to the next request, varied by half. */
const EVERY = 8_000
/** Milliseconds without input after which a window stops requesting: nobody is there. */
const ATTENTION = 120_000

/**
 * Keeps the counts of visible posts up to date: one request at a time, for these posts only, and only while somebody
 * uses the window.
 * @param sight returns the ids in view
 */
export function useLiveCounts(sight: () => readonly string[]): void {
  const member = useMember()
  const ask = useEffectEvent(async () => {
    const ids = sight()
    if (ids.length > 0 && isAttended() && store.get(serverReachableAtom)) await readCounts(member, ids)
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    let isLeft = false
    const wait = () => {
      if (!isLeft) timer = setTimeout(() => void ask().then(wait), jittered(EVERY))
    }
    wait()
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [])
}

const isAttended = () =>
  document.visibilityState === 'visible' && document.hasFocus() && untouchedFor() < ATTENTION

async function readCounts({ supabase, queries, signal }: MemberScope, ids: readonly string[]): Promise<void> {
  const before = loadedPosts(queries)
  try {
    const counts = await listCounts(supabase, ids)
    if (!signal.aborted) showCounts(queries, counts, before)
  } catch (cause) {
    console.warn('The counts in sight were not read', cause)
  }
}
