import { useEffect, useEffectEvent } from 'react'
import { isAttended } from '#renderer/lib/attention.ts'
import { jittered } from '#renderer/lib/jittered.ts'
import { singleFlight } from '#renderer/lib/single-flight.ts'
import { store } from '#renderer/lib/store.ts'
import { serverReachableAtom } from '../connectivity.ts'

/** Milliseconds until what was opened is looked at, and from one look to the next, varied by half. */
const [FIRST, EVERY] = [200, 8_000]

/**
 * Looks whether what is in sight is still true: soon after it was opened, when the window gets the focus, and every few
 * seconds; only while somebody is at the window, and one look at a time.
 * @param look asks the server; its failure is logged, and the next look tries again
 */
export function useLook(look: () => Promise<void>): void {
  const ask = useEffectEvent(async () => {
    if (!isAttended() || !store.get(serverReachableAtom)) return
    await look().catch((cause: unknown) => console.warn('What is in sight was not looked at', cause))
  })
  useEffect(() => {
    let isLeft = false
    let timer: ReturnType<typeof setTimeout>
    const once = singleFlight(async () => {
      clearTimeout(timer)
      await ask()
      if (!isLeft) timer = setTimeout(() => void once(), jittered(EVERY))
    })
    const onFocus = () => void once()
    timer = setTimeout(onFocus, jittered(FIRST))
    window.addEventListener('focus', onFocus)
    return () => {
      isLeft = true
      clearTimeout(timer)
      window.removeEventListener('focus', onFocus)
    }
  }, [])
}

/** Milliseconds for which a small read counts as true while it is in sight. */
const TRUE_FOR = 15_000

interface Read {
  readonly dataUpdatedAt: number
  refetch(options: { readonly cancelRefetch: boolean }): Promise<unknown>
}

/** Keeps what one small query has read true while it is in sight, by reading it again. @returns the query */
export function useReadAgain<Query extends Read>(query: Query): Query {
  useLook(async () => {
    if (Date.now() - query.dataUpdatedAt >= TRUE_FOR) await query.refetch({ cancelRefetch: false })
  })
  return query
}
