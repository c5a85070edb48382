import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { jittered } from '#renderer/lib/jittered.ts'
import { useIdle } from '#renderer/lib/timing.ts'
import { storeValue } from '#renderer/lib/window-storage.ts'
import { fetchNotices, type Notice } from './api.ts'

/** Milliseconds between two looks at what holds, half an hour at most. */
const PAUSE = 20 * 60_000
/** Milliseconds for which who comes back to the window is told what was read before. */
const STALE = 5 * 60_000

/** Ids of the notices that were put away on this machine, whoever was signed in. */
const PUT_AWAY = 'notices-put-away'
/** How many are kept: of what is long over nobody hears again. */
const MOST = 50

const readPutAway = (): readonly string[] => localStorage.getItem(PUT_AWAY)?.split(' ') ?? []

/**
 * What there is to tell first, if anything, and what has it go: on this machine, or until the next start where the version is
 * too old. Read once a start is over, by the way from then on and on each reconnect; what cannot be read is not there.
 */
export function useNotice(): readonly [notice: Notice | undefined, putAway: (notice: Notice) => void] {
  const [pause] = useState(() => jittered(PAUSE))
  const { data = [] } = useQuery({
    queryKey: ['client-notices'],
    enabled: useIdle(),
    queryFn: fetchNotices,
    staleTime: STALE,
    refetchInterval: pause,
    // An outage is what there may be something to tell of.
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
