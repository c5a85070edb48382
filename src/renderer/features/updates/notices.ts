import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { jittered } from '#renderer/lib/jittered.ts'
import { useIdle } from '#renderer/lib/timing.ts'
import { storeValue } from '#renderer/lib/window-storage.ts'
import { fetchNotices, type Notice } from './api.ts'

/** Milliseconds between two requests, varied up to half an hour. */
const PAUSE = 20 * 60_000
/** Milliseconds after which returning to the window requests the notices again. */
const STALE = 5 * 60_000

/** Key of the notices dismissed on this machine, by whichever member. */
const PUT_AWAY = 'notices-put-away'
/** Most ids that are kept; older notices are over. */
const MOST = 50

const readPutAway = (): readonly string[] => localStorage.getItem(PUT_AWAY)?.split(' ') ?? []

/**
 * The most important notice, if any, and a function that dismisses it: on this machine, or until the next start if the
 * version is too old. Requested after the start, then periodically and on each reconnect; failures are ignored.
 */
export function useNotice(): readonly [notice: Notice | undefined, putAway: (notice: Notice) => void] {
  const [pause] = useState(() => jittered(PAUSE))
  const { data = [] } = useQuery({
    queryKey: ['client-notices'],
    enabled: useIdle(),
    queryFn: fetchNotices,
    staleTime: STALE,
    refetchInterval: pause,
    // An outage may be the subject of a new notice.
    refetchOnReconnect: 'always',
    retry: false,
  })
  const [gone, setGone] = useState(readPutAway)
  const putAway = ({ id, severity }: Notice) => {
    setGone([...gone, id])
    if (severity !== 'too_old') storeValue(PUT_AWAY, [...readPutAway(), id].slice(-MOST).join(' '))
  }
  return [data.find(({ id }) => !gone.includes(id)), putAway]
}
